import { useInfiniteQuery } from '@tanstack/react-query';
import { listSiteAudits } from '@visible-ai/shared/sites/endpoints';
import { call } from '@/lib/api-client.ts';
import { siteKeys } from './site-keys.ts';

/** The audits of a site, newest first, page by page. */
export function useSiteAudits(siteId: string) {
  const audits = useInfiniteQuery({
    queryKey: siteKeys.audits(siteId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listSiteAudits,
        { params: { id: siteId }, query: pageParam ? { cursor: pageParam } : {} },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
  return { ...audits, audits: audits.data?.pages.flatMap((page) => page.audits) };
}
