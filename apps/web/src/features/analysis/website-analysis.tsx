import { sendAnalysisEmail } from '@visible-ai/shared/analysis/endpoints';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisForm, type AnalysisRequest } from './analysis-form.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AuditOutline } from './audit-outline.tsx';
import { ReportView } from './report-view.tsx';
import { showAndFocus } from './show-and-focus.ts';
import { useAnalysisRun } from './use-analysis-run.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useKeepReport, useReport } from './use-report.ts';

/** The prerendered page knows no query string. */
const NO_PARAMETERS = new URLSearchParams();

/** The mail after an analysis: sent in the background, its failure only logged. */
function mailResult(analysis: SavedAnalysis, email: string): void {
  const { score, recommendations, id, requestedUrl } = analysis;
  const body = { email, website: requestedUrl, score, recommendations, analysisId: id };
  call(sendAnalysisEmail, { body }).catch((error) =>
    reportProblem('The analysis mail could not be sent', error),
  );
}

/** A run that has just ended is read from its name on, wherever on the page the visitor was. */
function useFocusOnResult(finishedId: string | null) {
  useEffect(() => {
    const title = finishedId && document.querySelector<HTMLElement>('[data-result-title]');
    if (title) showAndFocus(title);
  }, [finishedId]);
}

/**
 * The analysis tool. What is shown follows the address: `?url=` starts an analysis by itself, `?report=`
 * shows a saved one; a finished run becomes its own report, so that reload, back and sharing work.
 */
export function WebsiteAnalysis() {
  const [parameters, setSearch] = useSearchParams();
  const search = useHydrated() ? parameters : NO_PARAMETERS;
  const reportId = search.get('report') || null;
  const urlParameter = search.get('url') ?? '';
  const email = useRef<string | null>(null);
  const [mailTo, setMailTo] = useState<string | null>(null);
  const [finishedId, setFinishedId] = useState<string | null>(null);

  const report = useReport(reportId);
  const keepReport = useKeepReport();
  const justFinished = report.isSuccess && reportId === finishedId;
  useFocusOnResult(justFinished ? reportId : null);

  const onCompleted = useCallback(
    (analysis: SavedAnalysis) => {
      keepReport(analysis);
      if (email.current) mailResult(analysis, email.current);
      setFinishedId(analysis.id);
      setSearch({ report: analysis.id }, { replace: true });
    },
    [keepReport, setSearch],
  );
  const { run, start, cancel } = useAnalysisRun(onCompleted);

  const begin = ({ url, email: address }: AnalysisRequest) => {
    email.current = address;
    setMailTo(address);
    void start(url);
  };
  const again = (url: string) => void start(url);

  useEffect(() => {
    const given = checkWebsiteUrl(urlParameter);
    if (given.ok) void start(given.url);
  }, [urlParameter, start]);

  const shown = run.state === 'idle' ? report.data : undefined;
  useDocumentTitle(shown ? `${shown.siteName}: ${shown.score} of 100 | Visible AI` : null);
  const showReport = run.state === 'idle' && reportId !== null;
  const lastUrl = run.state === 'idle' ? report.data?.requestedUrl : run.url;
  const form = (
    <AnalysisForm
      key={urlParameter || lastUrl}
      initialUrl={urlParameter || lastUrl || ''}
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
          showReport
            ? undefined
            : 'Enter an address and watch the audit. It takes about two seconds, and longer where PageSpeed measures too.'
        }
      />
      <div className="page-width grid grid-cols-1 gap-12 pb-24">
        {!showReport && form}
        {run.state === 'running' && (
          <AnalysisProgress
            url={run.url}
            stepIndex={run.stepIndex}
            pageTitle={run.pageTitle}
            startedAt={run.startedAt}
            onCancel={cancel}
          />
        )}
        {run.state === 'failed' && (
          <AnalysisFailed url={run.url} message={run.message} onRetry={() => again(run.url)} />
        )}
        {run.state === 'idle' && !showReport && <AuditOutline />}
        {showReport && (
          <ReportView report={report} mailedTo={justFinished ? mailTo : null} onRunAgain={again} />
        )}
        {showReport && !report.isPending && (
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
