import { useEffect } from 'react';

interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/** Loads the rest of a list page by page while `wanted` is true, e.g. for a search. */
export function useWholeList(list: PagedList, wanted: boolean): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const next = wanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (next) void fetchNextPage();
  }, [next, fetchNextPage]);
}
