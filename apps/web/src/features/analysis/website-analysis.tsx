import { useEffect } from 'react';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AuditOutline } from './audit-outline.tsx';
import { ReportView } from './report-view.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';
import { showAndFocus } from './show-and-focus.ts';
import { useAudit } from './use-audit.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** A run that has just ended is read from its name on, wherever on the page the visitor was. */
function useFocusOnResult(finishedId: string | null) {
  useEffect(() => {
    const title = finishedId && document.querySelector<HTMLElement>('[data-result-title]');
    if (title) showAndFocus(title);
  }, [finishedId]);
}

/** What head-script.js noted for the first paint is from here on known by the page itself. */
function useOwnKnowledge(hydrated: boolean) {
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.report;
  }, [hydrated]);
}

/** The analysis tool: the form, the steps while it runs, then the report with the form behind it. */
export function WebsiteAnalysis() {
  const { hydrated, run, begin, again, cancel, report, reportShown, finishedId, url, mailTo } = useAudit();
  useFocusOnResult(finishedId);
  useOwnKnowledge(hydrated);
  const shown = reportShown ? report.data : undefined;
  useDocumentTitle(shown ? `${shown.siteName}: ${shown.score} of 100 | Visible AI` : null);

  const form = (
    <AnalysisForm
      key={url}
      initialUrl={url}
      initialEmail={mailTo}
      running={run.state === 'running'}
      onSubmit={begin}
    />
  );
  return (
    <>
      <PageIntro
        title="Can the answer engines read you?"
        lead={
          !reportShown && (
            <span data-show="report-absent">
              Enter an address and watch the audit. It takes about two seconds, and longer where PageSpeed
              measures too.
            </span>
          )
        }
      />
      <div data-report-shown={reportShown || undefined} className="page-width grid grid-cols-1 gap-12 pb-24">
        {!hydrated && (
          <div data-show="report-named">
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
        {reportShown && <ReportView report={report} mailedTo={finishedId && mailTo} onRunAgain={again} />}
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
