import { useInfiniteQuery } from '@tanstack/react-query';
import { listAnalyses } from '@visible-ai/shared/analysis/endpoints';
import { call } from '@/lib/api-client.ts';
import { groupByPage } from './page-history.ts';

/**
 * The account's audits as pages, loaded page by page. Reloaded on each visit, because there may be a new one.
 */
export function useAudits() {
  const audits = useInfiniteQuery({
    queryKey: ['analyses'],
    queryFn: ({ pageParam, signal }) =>
      call(listAnalyses, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
  const pages = audits.data && groupByPage(audits.data.pages.flatMap(({ analyses }) => analyses));
  return { ...audits, pages };
}
