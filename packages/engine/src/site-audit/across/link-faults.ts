import { quote } from '../../audit/checks/wording/quote.ts';
import type { AcrossPlace } from './define-across-check.ts';
import type { Fate, SiteGraph } from './site-graph.ts';

const MOST_NAMED = 3;

/** The result of a link: also `gone` if a redirect leads to a missing page. */
export function kindOfFate({ hops, isLoop, end }: Fate): 'fine' | 'gone' | 'redirect' | 'chain' {
  if (end?.kind === 'gone') return 'gone';
  if (isLoop || hops > 1) return 'chain';
  return hops === 1 ? 'redirect' : 'fine';
}

/** A temporary redirect to another site, as for counting visits to partners: it is intended. */
const isDoorAway = (site: SiteGraph, { isForNow, isLoop, to }: Fate) =>
  isForNow && !isLoop && !to.startsWith(site.origin);

/** The pages whose links have a fault, each with the links and their targets. */
export function linkFaults(
  site: SiteGraph,
  wanted: 'gone' | 'redirect' | 'chain',
  says: (target: string, fate: Fate) => string,
): AcrossPlace[] {
  return site.pages.flatMap((page): AcrossPlace[] => {
    const faults = site.linksOf(page).filter(({ url }) => {
      const fate = site.fate(url);
      return kindOfFate(fate) === wanted && !isDoorAway(site, fate);
    });
    if (faults.length === 0) return [];
    const named = faults.slice(0, MOST_NAMED).map(({ url, text }) => {
      const link = text === '' ? 'A link' : quote(text, 60);
      return `${link} leads to ${says(url, site.fate(url))}`;
    });
    const more = faults.length - named.length;
    const targets = faults.map(({ url }) => ({ from: url, to: site.fate(url).to }));
    return [{ url: page.url, says: `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`, targets }];
  });
}
