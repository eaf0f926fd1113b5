import { organisation } from '@visible-ai/shared/site/organisation';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { useDocumentTitle } from '@/lib/use-document-title.ts';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AuditOutline } from './audit-outline.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';
import { useAudit } from './use-audit.ts';
import { useOwnBrand } from './use-own-brand.ts';

/** The code that draws a result. It is loaded while an audit runs, or when a saved report is opened. */
const loadReportView = () => import('./report-view.tsx');
const ReportView = lazy(async () => ({ default: (await loadReportView()).ReportView }));

/** After hydration the page no longer needs the note that head-script.js made for the first paint. */
function useOwnKnowledge(hydrated: boolean) {
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.report;
  }, [hydrated]);
}

interface WebsiteAnalysisProps {
  /** Draws another feature's part of this screen, under the report of a page. */
  besideReport: (url: string) => ReactNode;
}

/** The analysis tool: the form, then the steps while it runs, then the report with the form below it. */
export function WebsiteAnalysis({ besideReport }: WebsiteAnalysisProps) {
  const { hydrated, run, begin, again, cancel, report, reportShown, finishedId, url, mailTo, mailedTo } =
    useAudit();
  useOwnKnowledge(hydrated);
  const running = run.state === 'running';
  useEffect(() => {
    // If this fails, it is tried again when the result is there.
    if (running) loadReportView().catch(() => undefined);
  }, [running]);
  const shown = reportShown ? report.data : undefined;
  const brand = shown?.branding;
  useOwnBrand(brand?.hideProductName === true);
  const maker = brand?.name || (brand?.hideProductName ? '' : organisation.name);
  useDocumentTitle(
    shown ? [`${shown.siteName}: ${shown.score} of 100`, maker].filter(Boolean).join(' | ') : null,
  );

  const form = (
    <AnalysisForm key={url} initialUrl={url} initialEmail={mailTo} running={running} onSubmit={begin} />
  );
  return (
    <>
      {!reportShown && (
        <div data-show="report-absent">
          <PageIntro
            title="Can the answer engines read you?"
            lead="Enter an address and watch the audit. It takes about two seconds, and longer where PageSpeed measures too."
          />
        </div>
      )}
      <div
        data-report-shown={reportShown || undefined}
        className="page-width grid grid-cols-1 gap-12 pb-24 data-report-shown:pt-8 md:data-report-shown:pt-12"
      >
        {!hydrated && (
          <div data-show="report-named" className="pt-8 md:pt-12">
            <ResultSkeleton />
          </div>
        )}
        {!reportShown && <div data-show="report-absent">{form}</div>}
        {run.state === 'running' && <AnalysisProgress run={run} onCancel={cancel} />}
        {run.state === 'failed' && <AnalysisFailed run={run} onRetry={again} />}
        {run.state === 'idle' && !reportShown && (
          <div data-show="report-absent">
            <AuditOutline />
          </div>
        )}
        {reportShown && (
          <Suspense fallback={<ResultSkeleton />}>
            <ReportView
              report={report}
              justFinished={finishedId !== null}
              mailedTo={mailedTo}
              onRunAgain={again}
            />
          </Suspense>
        )}
        {shown && !brand?.hideProductName && besideReport(shown.url)}
        {reportShown && !report.isPending && (
          <section aria-labelledby="another-title" className="border-t border-line pt-10 print:hidden">
            <h2 id="another-title" className="mb-6 speaks text-title">
              Audit another page
            </h2>
            {form}
          </section>
        )}
      </div>
    </>
  );
}
