import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listSites } from '@visible-ai/shared/sites/endpoints';
import { call } from '@/lib/api-client.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { siteKeys } from './site-keys.ts';

/**
 * The sites of the account, by name. Reloaded on each visit, because an audit may have ended. While a search
 * loads, the sites that were found before stay.
 *
 * @param q words of the name or the address. Without them all sites are loaded.
 */
export function useSites(q = '') {
  const sites = useInfiniteQuery({
    queryKey: q === '' ? siteKeys.list : siteKeys.found(q),
    queryFn: ({ pageParam, signal }) =>
      call(
        listSites,
        { query: { ...(q !== '' && { q }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    ...(q !== '' && { placeholderData: keepPreviousData }),
  });
  useWholeList(sites, !sites.isPlaceholderData);
  return { ...sites, sites: sites.data?.pages.flatMap((page) => page.sites) };
}
