import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { useCallback } from 'react';
import { call } from '@/lib/api-client.ts';
import { loadCalls } from './load-calls.ts';

const reportKey = (id: string) => ['analysis', id] as const;

/** The saved report with this id. With null it requests nothing. A report never changes. */
export function useReport(id: string | null): UseQueryResult<SavedAnalysis> {
  return useQuery({
    queryKey: reportKey(id ?? ''),
    queryFn: async ({ signal }) => {
      const { getAnalysis } = await loadCalls();
      return call(getAnalysis, { params: { id: id ?? '' } }, { signal });
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Puts a new report into the cache of `useReport`, so that it is not requested again. */
export function useKeepReport(): (analysis: SavedAnalysis) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (analysis) => void queryClient.setQueryData(reportKey(analysis.id), analysis),
    [queryClient],
  );
}
