import { lazy, Suspense } from 'react';
import { WebsiteAnalysis } from '@/features/analysis/website-analysis.tsx';
import { AnalysisQuestions } from '@/features/marketing/analysis-questions/analysis-questions.tsx';

/** Loaded with the first report that is shown. */
const CompareWithAnother = lazy(async () => ({
  default: (await import('@/components/page-comparison/compare-with-another.tsx')).CompareWithAnother,
}));

export function WebsiteAnalysisPage() {
  return (
    <div className="group/audit">
      <WebsiteAnalysis
        besideReport={(url) => (
          <Suspense fallback={null}>
            <CompareWithAnother key={url} ours={url} />
          </Suspense>
        )}
      />
      {/* A report needs no explanation. */}
      <div data-show="report-absent" className="group-has-data-report-shown/audit:hidden">
        <AnalysisQuestions />
      </div>
    </div>
  );
}
