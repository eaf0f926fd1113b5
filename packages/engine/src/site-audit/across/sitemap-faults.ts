import type { AcrossPlace } from './define-across-check.ts';
import { kindOfFate } from './link-faults.ts';
import type { Fate, SiteGraph } from './site-graph.ts';

/** The addresses of the sitemap that redirect or do not exist. */
export function sitemapFaults(
  site: SiteGraph,
  wanted: readonly ReturnType<typeof kindOfFate>[],
  says: (fate: Fate) => string,
): AcrossPlace[] {
  return (site.listed ?? []).flatMap((url): AcrossPlace[] => {
    const fate = site.fate(url);
    const targets = [{ from: url, to: fate.to }];
    return wanted.includes(kindOfFate(fate)) ? [{ url, says: says(fate), targets }] : [];
  });
}
