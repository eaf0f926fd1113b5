import { WebsiteAnalysis } from '@/features/analysis/website-analysis.tsx';
import { AnalysisQuestions } from '@/features/marketing/analysis-questions/analysis-questions.tsx';

export function WebsiteAnalysisPage() {
  return (
    <div className="group/audit">
      <WebsiteAnalysis />
      {/* Once there is a result, it speaks for itself. */}
      <div className="group-has-[article]/audit:hidden">
        <AnalysisQuestions />
      </div>
    </div>
  );
}
