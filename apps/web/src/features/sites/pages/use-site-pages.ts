import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listSitePages } from '@visible-ai/shared/sites/endpoints';
import { useEffect } from 'react';
import { call } from '@/lib/api-client.ts';
import { siteKeys } from '../site-keys.ts';
import type { PageFilter } from './page-filter.ts';

/**
 * One hundred of an audit's pages, filtered and sorted by the server. The old hundred stays while a new one
 * loads.
 *
 * @param part which hundred, from 0. The earlier ones are loaded too, because each has the cursor of the
 *   next.
 */
export function useSitePages(
  auditId: string,
  { template, check, status, q, sort }: PageFilter,
  part: number,
) {
  const wanted = {
    sort,
    ...(template && { template }),
    ...(check && { check }),
    ...(status && { status }),
    ...(q && { q }),
  };
  const query = useInfiniteQuery({
    queryKey: siteKeys.pages(auditId, wanted),
    queryFn: ({ pageParam, signal }) =>
      call(
        listSitePages,
        { params: { id: auditId }, query: { ...wanted, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage, isFetchNextPageError } = query;
  const loaded = data?.pages.length ?? 0;
  const missing = loaded > 0 && loaded <= part && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (missing && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [missing, isFetching, isFetchNextPageError, fetchNextPage]);
  const shown = Math.min(part, Math.max(0, loaded - 1));
  return {
    ...query,
    pages: data?.pages[shown]?.pages,
    total: data?.pages[0]?.total ?? 0,
    /** The number of pages before the first one that is shown. */
    before: data?.pages.slice(0, shown).reduce((sum, { pages }) => sum + pages.length, 0) ?? 0,
    shown,
    hasMore: loaded > shown + 1 || hasNextPage,
    waiting: isPlaceholderData || missing,
  };
}

export type SitePageList = ReturnType<typeof useSitePages>;
