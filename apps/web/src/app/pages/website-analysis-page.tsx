import { WebsiteAnalysis } from '@/features/analysis/website-analysis.tsx';
import { AnalysisQuestions } from '@/features/marketing/analysis-questions/analysis-questions.tsx';

export function WebsiteAnalysisPage() {
  return (
    <div className="group/audit">
      <WebsiteAnalysis />
      {/* A report speaks for itself. */}
      <div data-show="report-absent" className="group-has-data-report-shown/audit:hidden">
        <AnalysisQuestions />
      </div>
    </div>
  );
}
