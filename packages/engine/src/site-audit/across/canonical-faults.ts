import type { AcrossPlace } from './define-across-check.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';

/** The pages that name another address of the site as their own, and that address has a fault. */
export function canonicalFaults(
  site: SiteGraph,
  says: (canonical: string, page: SitePage) => string | null,
): AcrossPlace[] {
  return site.pages.flatMap((page): AcrossPlace[] => {
    const { canonical } = page.row;
    if (canonical === null || canonical === page.url) return [];
    const fault = says(canonical, page);
    return fault === null ? [] : [{ url: page.url, says: fault }];
  });
}
