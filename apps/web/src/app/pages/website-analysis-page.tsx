import { PageIntro } from '@/components/ui/page-intro.tsx';
import { WebsiteAnalysis } from '@/features/analysis/website-analysis.tsx';

export function WebsiteAnalysisPage() {
  return (
    <>
      <PageIntro
        title="Can the answer engines read you?"
        lead="Enter an address and watch the audit. It takes about two seconds, and longer where PageSpeed measures too."
      />
      <div className="page-width pb-24">
        <WebsiteAnalysis />
      </div>
    </>
  );
}
