import { count } from '../../audit/checks/wording/count.ts';
import { canonicalFaults, canonicalFix } from './canonical-faults.ts';
import { defineAcrossCheck } from './define-across-check.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';

/** The end of a chain of canonical links; for a loop, the page itself. */
function lastOfChain(site: SiteGraph, page: SitePage): string {
  const seen = new Set<SitePage>();
  for (let at = page; !seen.has(at); ) {
    seen.add(at);
    const { canonical } = at.row;
    const next = canonical === null ? at : site.pageAt(canonical);
    if (next === at) return at.url;
    if (next === null) return canonical ?? at.url;
    at = next;
  }
  return page.url;
}

export const canonicalChain = defineAcrossCheck({
  id: 'canonical-chain',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'names' : 'name'} a canonical page that names another one`,
  why: 'Engines treat a canonical link as a hint, and drop hints that contradict each other (Google Search Central, “Consolidate duplicate URLs”).',
  find: (site) =>
    canonicalFaults(site, (canonical, page) => {
      const target = site.fate(canonical).hops === 0 ? site.pageAt(canonical) : null;
      const next = target?.row.canonical ?? null;
      if (!target || target === page || next === null || next === target.url) return null;
      // Another address of the same page is not another page.
      if (site.pageAt(next) === target) return null;
      return {
        fault: `Names ${canonical} as its canonical address, and that page names ${next}.`,
        right: lastOfChain(site, page),
      };
    }),
  fix: (places) =>
    canonicalFix(
      places,
      'Name the last page of the chain',
      'Let all pages of a chain name the page that should be found, and let that page name itself.',
    ),
});
