import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelAnswerRun, listAnswerRuns, startAnswerRun } from '@visible-ai/shared/answers/endpoints';
import { useEffect } from 'react';
import { toastFailure } from '@/components/toast-failure.ts';
import { call } from '@/lib/api-client.ts';
import { answersKeys } from '../answers-keys.ts';

/** How often a running run is requested. */
const POLL_MS = 2000;

/** The runs of a site, newest first. A running one is updated. */
export function useRuns(siteId: string) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: answersKeys.runs(siteId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listAnswerRuns,
        { params: { id: siteId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ runs }) => runs.some(({ status }) => status === 'running')) ? POLL_MS : false,
  });
  const runs = query.data?.pages.flatMap((page) => page.runs);
  const running = runs?.find(({ status }) => status === 'running') ?? null;
  const runningId = running?.id;
  // When a run ends, figures, sources and the remaining money are outdated.
  useEffect(() => {
    if (!runningId) return;
    return () => {
      for (const part of ['summary', 'sources', 'panel', 'estimate'])
        void queryClient.invalidateQueries({ queryKey: [...answersKeys.site(siteId), part] });
      void queryClient.invalidateQueries({ queryKey: ['answer-runs', runningId] });
    };
  }, [runningId, queryClient, siteId]);
  return { ...query, runs, running };
}

/** Starts a run of the approved prompts. If one is running already, the server returns that one. */
export function useStartRun(siteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(startAnswerRun, { params: { id: siteId } }),
    // Also after a failure: the run may have begun, and only its answer was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: answersKeys.runs(siteId) }),
  });
}

/** Ends a run early. */
export function useCancelRun(siteId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (runId: string) => call(cancelAnswerRun, { params: { id: runId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: answersKeys.runs(siteId) }),
    onError: (error) => toastFailure(error, 'The run could not be ended'),
  });
}
