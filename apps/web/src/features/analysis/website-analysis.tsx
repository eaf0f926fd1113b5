import { useEffect } from 'react';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisForm } from './analysis-form.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AuditOutline } from './audit-outline.tsx';
import { ReportView } from './report-view.tsx';
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

/** The analysis tool: the form, the steps while it runs, then the report with the form behind it. */
export function WebsiteAnalysis() {
  const { run, begin, again, cancel, report, reportShown, finishedId, url, mailTo } = useAudit();
  useFocusOnResult(finishedId);
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
          reportShown
            ? undefined
            : 'Enter an address and watch the audit. It takes about two seconds, and longer where PageSpeed measures too.'
        }
      />
      <div className="page-width grid grid-cols-1 gap-12 pb-24">
        {!reportShown && form}
        {run.state === 'running' && <AnalysisProgress run={run} onCancel={cancel} />}
        {run.state === 'failed' && (
          <AnalysisFailed url={run.url} message={run.message} onRetry={() => again(run.url)} />
        )}
        {run.state === 'idle' && !reportShown && <AuditOutline />}
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
