import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import type { AnalysisRequest } from './analysis-form.tsx';
import { loadCalls } from './load-calls.ts';
import { type Completed, useAnalysisRun } from './use-analysis-run.ts';
import { useKeepReport, useReport } from './use-report.ts';

/** The prerendered page does not know the query string. */
const NO_PARAMETERS = new URLSearchParams();

/** What is kept with the address of a run, so a reload knows it too. */
interface KeptWithRun {
  /** Where the result is mailed to. */
  mailTo: string | null;
  /** Whether it was ordered under a report, to which cancelling leads back. */
  afterReport?: boolean;
}

function keptIn(state: unknown): KeptWithRun {
  if (typeof state !== 'object' || state === null) return { mailTo: null };
  return {
    mailTo: 'mailTo' in state && typeof state.mailTo === 'string' ? state.mailTo : null,
    afterReport: 'afterReport' in state && state.afterReport === true,
  };
}

/** Sends the mail after an analysis in the background, and returns whether it is on its way. A failure is only logged. */
async function mailResult({ analysis, claimKey }: Completed, email: string): Promise<boolean> {
  const { score, recommendations, id, requestedUrl } = analysis;
  const body = { email, website: requestedUrl, score, recommendations, analysisId: id, claimKey };
  try {
    const { sendAnalysisEmail } = await loadCalls();
    await call(sendAnalysisEmail, { body });
    return true;
  } catch (error) {
    reportProblem('The analysis mail could not be sent', error);
    return false;
  }
}

/**
 * An audit from its start to its report. The address decides: `?url=` starts a run automatically, `?report=`
 * shows a saved report. A run that is ordered here changes the address too, so that a reload joins it again; under a
 * report it is a step forward, so that back leads to that report. A finished run changes the address to its report, so
 * that reload, back and sharing work.
 */
export function useAudit() {
  const [parameters, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const search = hydrated ? parameters : NO_PARAMETERS;
  const reportId = search.get('report') || null;
  const urlParameter = search.get('url') ?? '';
  const kept = keptIn(useLocation().state);
  const navigate = useNavigate();
  const email = useRef(kept.mailTo);
  const [mailTo, setMailTo] = useState(email.current);
  const [mailFailedFor, setMailFailedFor] = useState<string | null>(null);
  const [cancelledUrl, setCancelledUrl] = useState('');
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const report = useReport(reportId);
  const keepReport = useKeepReport();

  const onCompleted = useCallback(
    (completed: Completed) => {
      const { analysis } = completed;
      keepReport(analysis);
      if (email.current)
        void mailResult(completed, email.current).then((sent) => {
          if (!sent) setMailFailedFor(analysis.id);
        });
      setFinishedId(analysis.id);
      setCancelledUrl('');
      setSearch({ report: analysis.id }, { replace: true });
    },
    [keepReport, setSearch],
  );
  const { run, start, cancel: cancelRun } = useAnalysisRun(onCompleted);

  /** The address names the run, which starts it. */
  const order = (url: string) => {
    if (url === urlParameter) return void start(url);
    const afterReport = reportId !== null || kept.afterReport === true;
    const state: KeptWithRun = { mailTo: email.current, afterReport };
    setSearch({ url }, { replace: reportId === null, state });
  };

  const begin = ({ url, email: address }: AnalysisRequest) => {
    email.current = address;
    setMailTo(address);
    order(url);
  };

  const cancel = () => {
    if (run.state === 'running') setCancelledUrl(run.url);
    cancelRun();
    if (kept.afterReport) navigate(-1);
    else setSearch({}, { replace: true });
  };

  useEffect(() => {
    const given = checkWebsiteUrl(urlParameter);
    if (given.ok) void start(given.url);
    // Back leads away from a run: it would take the place of what is shown there.
    else cancelRun();
  }, [urlParameter, start, cancelRun]);

  const shownFinishedId = report.isSuccess && reportId === finishedId ? finishedId : null;
  return {
    /** False in the prerendered page, which is the same for every address. */
    hydrated,
    run,
    begin,
    cancel,
    again: order,
    report,
    /** True if nothing runs and the address names a report. */
    reportShown: run.state === 'idle' && reportId !== null,
    /** The report of the run that has just ended here; otherwise null. */
    finishedId: shownFinishedId,
    /** The page that is being audited, was audited last, or will be audited. */
    url: urlParameter || (run.state === 'idle' ? cancelledUrl || report.data?.requestedUrl || '' : run.url),
    // The prerendered page knows no address.
    mailTo: hydrated ? mailTo : null,
    /** Where the report that has just ended here is mailed to; null if no mail was ordered, or if it failed. */
    mailedTo: shownFinishedId !== null && shownFinishedId !== mailFailedFor ? mailTo : null,
  };
}
