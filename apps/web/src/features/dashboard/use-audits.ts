import { useInfiniteQuery } from '@tanstack/react-query';
import { listAnalyses } from '@visible-ai/shared/analysis/endpoints';
import { call } from '@/lib/api-client.ts';
import { groupByPage } from './page-history.ts';

/** The account's audits, a page at a time, as pages. Asked for at each visit: one may have been run since. */
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
