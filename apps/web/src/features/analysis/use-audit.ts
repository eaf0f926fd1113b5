import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import type { AnalysisRequest } from './analysis-form.tsx';
import { loadCalls } from './load-calls.ts';
import { type Completed, useAnalysisRun } from './use-analysis-run.ts';
import { useKeepReport, useReport } from './use-report.ts';

/** The prerendered page does not know the query string. */
const NO_PARAMETERS = new URLSearchParams();

/** Where a run's result is mailed to. It is kept with the address, so a reload knows it too. */
function mailToOf(state: unknown): string | null {
  const isKept = typeof state === 'object' && state !== null && 'mailTo' in state;
  return isKept && typeof state.mailTo === 'string' ? state.mailTo : null;
}

/** Sends the mail after an analysis in the background. A failure is only logged. */
async function mailResult({ analysis, claimKey }: Completed, email: string): Promise<void> {
  const { score, recommendations, id, requestedUrl } = analysis;
  const body = { email, website: requestedUrl, score, recommendations, analysisId: id, claimKey };
  try {
    const { sendAnalysisEmail } = await loadCalls();
    await call(sendAnalysisEmail, { body });
  } catch (error) {
    reportProblem('The analysis mail could not be sent', error);
  }
}

/**
 * An audit from its start to its report. The address decides: `?url=` starts a run automatically, `?report=`
 * shows a saved report. A run that is ordered here changes the address too, so that a reload joins it again. A
 * finished run changes the address to its report, so that reload, back and sharing work.
 */
export function useAudit() {
  const [parameters, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const search = hydrated ? parameters : NO_PARAMETERS;
  const reportId = search.get('report') || null;
  const urlParameter = search.get('url') ?? '';
  const { state } = useLocation();
  const email = useRef(mailToOf(state));
  const [mailTo, setMailTo] = useState(email.current);
  const [cancelledUrl, setCancelledUrl] = useState('');
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const report = useReport(reportId);
  const keepReport = useKeepReport();

  const onCompleted = useCallback(
    (completed: Completed) => {
      const { analysis } = completed;
      keepReport(analysis);
      if (email.current) void mailResult(completed, email.current);
      setFinishedId(analysis.id);
      setSearch({ report: analysis.id }, { replace: true });
    },
    [keepReport, setSearch],
  );
  const { run, start, cancel: cancelRun } = useAnalysisRun(onCompleted);

  const begin = ({ url, email: address }: AnalysisRequest) => {
    email.current = address;
    setMailTo(address);
    // Under the address of a report a run is started without it: when it is cancelled, the report is there again.
    if (reportId || url === urlParameter) void start(url);
    else setSearch({ url }, { replace: true, state: { mailTo: address } });
  };

  const cancel = () => {
    if (run.state === 'running') setCancelledUrl(run.url);
    cancelRun();
    if (urlParameter) setSearch({}, { replace: true });
  };

  /** For another address it changes the browser's address, which starts the run. */
  const again = (url: string) => {
    if (urlParameter && url !== urlParameter) setSearch({ url }, { replace: true });
    else void start(url);
  };

  useEffect(() => {
    const given = checkWebsiteUrl(urlParameter);
    if (given.ok) void start(given.url);
  }, [urlParameter, start]);

  return {
    /** False in the prerendered page, which is the same for every address. */
    hydrated,
    run,
    begin,
    cancel,
    again,
    report,
    /** True if nothing runs and the address names a report. */
    reportShown: run.state === 'idle' && reportId !== null,
    /** The report of the run that has just ended here; otherwise null. */
    finishedId: report.isSuccess && reportId === finishedId ? finishedId : null,
    /** The page that is being audited, was audited last, or will be audited. */
    url: urlParameter || (run.state === 'idle' ? (report.data?.requestedUrl ?? cancelledUrl) : run.url),
    // The prerendered page knows no address.
    mailTo: hydrated ? mailTo : null,
  };
}
