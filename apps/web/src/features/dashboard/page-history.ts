import type { AnalysisSummary } from '@visible-ai/shared/analysis/schema';
import type { Site } from '@visible-ai/shared/sites/schema';

/** The audits of one address: the newest audit, and the scores from oldest to newest. */
export interface PageHistory {
  latest: AnalysisSummary;
  scores: number[];
  /** Points gained or lost since the audit before; null for the first audit. */
  change: number | null;
}

/** Groups audits (newest first) by address. The page that was audited last comes first. */
export function groupByPage(analyses: readonly AnalysisSummary[]): PageHistory[] {
  const pages = new Map<string, AnalysisSummary[]>();
  for (const analysis of analyses) pages.set(analysis.url, [...(pages.get(analysis.url) ?? []), analysis]);
  return [...pages.values()].flatMap((audits) => {
    const [latest, before] = audits;
    if (!latest) return [];
    const scores = audits.map(({ score }) => score).reverse();
    return [{ latest, scores, change: before ? latest.score - before.score : null }];
  });
}

/** Whether a page belongs to a site: it has the same origin, and its path begins with the site's path. */
function liesUnder(url: string, site: string): boolean {
  const page = URL.parse(url);
  const begins = URL.parse(site);
  if (!page || !begins || page.origin !== begins.origin) return false;
  return `${page.pathname}/`.startsWith(`${begins.pathname.replace(/\/$/, '')}/`);
}

export interface PagesOfSites {
  /** Sites with pages that were audited one by one. The site with the newest audit comes first. */
  groups: { site: Pick<Site, 'id' | 'url' | 'name'>; pages: PageHistory[] }[];
  /** Pages that belong to none of the sites. */
  rest: PageHistory[];
}

/** Groups pages by site. If one site is inside another, the inner one gets the page. */
export function pagesOfSites(
  pages: readonly PageHistory[],
  sites: readonly Pick<Site, 'id' | 'url' | 'name'>[],
): PagesOfSites {
  const innerFirst = [...sites].sort((one, other) => other.url.length - one.url.length);
  const groups = new Map<string, PagesOfSites['groups'][number]>();
  const rest: PageHistory[] = [];
  for (const page of pages) {
    const site = innerFirst.find(({ url }) => liesUnder(page.latest.url, url));
    const group = site && (groups.get(site.id) ?? { site, pages: [] });
    if (!group) rest.push(page);
    else {
      group.pages.push(page);
      groups.set(group.site.id, group);
    }
  }
  return { groups: [...groups.values()], rest };
}
