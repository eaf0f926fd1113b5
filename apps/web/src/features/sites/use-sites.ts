import { useInfiniteQuery } from '@tanstack/react-query';
import { listSites } from '@visible-ai/shared/sites/endpoints';
import { call } from '@/lib/api-client.ts';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { siteKeys } from './site-keys.ts';

/** All sites of the account, by name. Reloaded on each visit, because an audit may have ended. */
export function useSites() {
  const sites = useInfiniteQuery({
    queryKey: siteKeys.list,
    queryFn: ({ pageParam, signal }) =>
      call(listSites, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
  useWholeList(sites, true);
  return { ...sites, sites: sites.data?.pages.flatMap((page) => page.sites) };
}
