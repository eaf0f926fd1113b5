import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getAnalysis, sendAnalysisEmail } from '@visible-ai/shared/analysis/endpoints';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { call } from '@/lib/api-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisForm, type AnalysisRequest } from './analysis-form.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AnalysisResult } from './result/analysis-result.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';
import { useAnalysisRun } from './use-analysis-run.ts';

/** The prerendered page knows no query string. */
const NO_PARAMETERS = new URLSearchParams();

const reportKey = (id: string) => ['analysis', id] as const;

/** The mail after an analysis: sent in the background, its failure only logged. */
function mailResult(analysis: SavedAnalysis, email: string): void {
  const { score, recommendations, id, requestedUrl } = analysis;
  const body = { email, website: requestedUrl, score, recommendations, analysisId: id };
  call(sendAnalysisEmail, { body }).catch((error) =>
    reportProblem('The analysis mail could not be sent', error),
  );
}

function useFocusOnResult(id: string | null, shown: boolean) {
  const finished = useRef<string | null>(null);
  useEffect(() => {
    if (!shown || !id || finished.current !== id) return;
    finished.current = null;
    document.querySelector<HTMLElement>('[data-result-title]')?.focus({ preventScroll: true });
  }, [id, shown]);
  return finished;
}

/**
 * The analysis tool. What is shown follows the address: `?url=` starts an analysis by itself, `?report=`
 * shows a saved one; a finished run becomes its own report, so that reload, back and sharing work.
 */
export function WebsiteAnalysis() {
  const [parameters, setSearch] = useSearchParams();
  const search = useHydrated() ? parameters : NO_PARAMETERS;
  const queryClient = useQueryClient();
  const reportId = search.get('report');
  const urlParameter = search.get('url') ?? '';
  const email = useRef<string | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);

  const report = useQuery({
    queryKey: reportKey(reportId ?? ''),
    queryFn: ({ signal }) => call(getAnalysis, { params: { id: reportId ?? '' } }, { signal }),
    enabled: reportId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const justFinished = useFocusOnResult(reportId, report.isSuccess);

  const onCompleted = useCallback(
    (analysis: SavedAnalysis) => {
      queryClient.setQueryData(reportKey(analysis.id), analysis);
      justFinished.current = analysis.id;
      if (email.current) mailResult(analysis, email.current);
      setMailedTo(email.current);
      setSearch({ report: analysis.id }, { replace: true });
    },
    [queryClient, setSearch, justFinished],
  );
  const { run, start, cancel } = useAnalysisRun(onCompleted);

  const begin = ({ url, email: address }: AnalysisRequest) => {
    email.current = address;
    setMailedTo(null);
    void start(url);
  };
  const again = (url: string) => void start(url);

  useEffect(() => {
    const given = checkWebsiteUrl(urlParameter);
    if (given.ok) void start(given.url);
  }, [urlParameter, start]);

  const showReport = run.state === 'idle' && reportId !== null;
  return (
    <div className="grid grid-cols-1 gap-12">
      <AnalysisForm
        key={urlParameter || report.data?.requestedUrl}
        initialUrl={urlParameter || report.data?.requestedUrl || ''}
        running={run.state === 'running'}
        onSubmit={begin}
      />
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
      {showReport && report.isPending && <ResultSkeleton />}
      {showReport && report.isError && (
        <ErrorState
          title="This report could not be shown"
          description={
            report.error.message === 'Not found'
              ? 'There is no report at this address.'
              : report.error.message
          }
          onRetry={() => void report.refetch()}
        />
      )}
      {showReport && report.data && (
        <>
          {mailedTo && (
            <p className="-mb-6 text-note text-muted">We are mailing a copy of this result to {mailedTo}.</p>
          )}
          <AnalysisResult
            analysis={report.data}
            shareUrl={`${window.location.origin}/website-analysis?report=${report.data.id}`}
            onRunAgain={() => again(report.data.requestedUrl)}
          />
        </>
      )}
    </div>
  );
}
