import { useQuery } from '@tanstack/react-query';
import type { SourceHost } from '@visible-ai/shared/answers/schema';
import { listSitePages } from '@visible-ai/shared/sites/endpoints';
import type { Site } from '@visible-ai/shared/sites/schema';
import { call } from '@/lib/api-client.ts';
import { isWebAddress } from '../outside-link.tsx';

/** Our pages to compare with one of theirs: the home page, then cited pages, then audited pages. */
export function useOurPages(site: Site, sources: readonly SourceHost[], ownId: string | undefined): string[] {
  const auditId = site.lastAudit?.status === 'completed' ? site.lastAudit.id : null;
  const audited = useQuery({
    queryKey: ['site-audits', auditId ?? '', 'own-pages'],
    queryFn: ({ signal }) =>
      call(listSitePages, { params: { id: auditId ?? '' }, query: { sort: '-score' } }, { signal }),
    enabled: auditId !== null,
  });
  const cited = sources
    .filter(({ entityId }) => ownId !== undefined && entityId === ownId)
    .flatMap(({ pages }) => pages.map(({ url }) => url));
  const read = (audited.data?.pages ?? []).filter(({ state }) => state === 'read').map(({ url }) => url);
  return [...new Set([site.url, ...cited, ...read])].filter(isWebAddress);
}
