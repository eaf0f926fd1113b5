import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import type { AnalysisRequest } from './analysis-form.tsx';
import { loadCalls } from './load-calls.ts';
import { type Completed, useAnalysisRun } from './use-analysis-run.ts';
import { useKeepReport, useReport } from './use-report.ts';

/** The prerendered page knows no query string. */
const NO_PARAMETERS = new URLSearchParams();

/** The mail after an analysis: sent in the background, its failure only logged. */
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
 * An audit from the order to its report. The address bar leads: `?url=` starts a run by itself, `?report=` names a
 * saved one; a finished run becomes its own report, so that reload, back and sharing work.
 */
export function useAudit() {
  const [parameters, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const search = hydrated ? parameters : NO_PARAMETERS;
  const reportId = search.get('report') || null;
  const urlParameter = search.get('url') ?? '';
  const email = useRef<string | null>(null);
  const [mailTo, setMailTo] = useState<string | null>(null);
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
  const { run, start, cancel } = useAnalysisRun(onCompleted);

  const begin = ({ url, email: address }: AnalysisRequest) => {
    email.current = address;
    setMailTo(address);
    void start(url);
  };

  /** Another address than the one in the address bar goes there, from where it starts by itself. */
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
    /** Nothing runs, and the address names a report. */
    reportShown: run.state === 'idle' && reportId !== null,
    /** The report of the run that has just ended here; null for any other. */
    finishedId: report.isSuccess && reportId === finishedId ? finishedId : null,
    /** The page that is audited, was audited last, or is to be. */
    url: urlParameter || (run.state === 'idle' ? report.data?.requestedUrl : run.url) || '',
    mailTo,
  };
}
