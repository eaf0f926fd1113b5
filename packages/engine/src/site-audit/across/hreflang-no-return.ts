import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords, listed } from './define-across-check.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';

const pageOf = (site: SiteGraph, url: string): SitePage | null => site.pageAt(site.fate(url).to);

/** The versions that a page names and that do not name it; a language chooser (x-default) need not. */
function silent(site: SiteGraph, page: SitePage): string[] {
  const targets = new Set(
    page.row.hreflang
      .filter(([language]) => language !== 'x-default')
      .map(([, address]) => pageOf(site, address)),
  );
  return [...targets].flatMap((target) => {
    if (target === null || target === page) return [];
    const back = target.row.hreflang.some(([, address]) => pageOf(site, address) === page);
    return back ? [] : [target.url];
  });
}

/** The line that is missing there, if the page states its own language. */
function returnLink({ row, url }: SitePage): string {
  const own = row.hreflang.find(([language, address]) => address === url && language !== 'x-default');
  const language = own?.[0] ?? row.declared;
  return language ? `: it lacks <link rel="alternate" hreflang="${language}" href="${url}">` : '';
}

export const hreflangNoReturn = defineAcrossCheck({
  id: 'hreflang-no-return',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'names' : 'name'} a language version that does not link back`,
  why: 'Engines follow hreflang only if both pages name each other. Otherwise anybody could claim to be the French version of your page (Google Search Central, “Localized versions of your pages”).',
  find: (site) =>
    site.pages.flatMap((page) => {
      const targets = silent(site, page);
      return targets.length === 0
        ? []
        : [
            {
              url: page.url,
              says: `Names ${listed(targets)} as a version in another language, which does not link back${returnLink(page)}.`,
            },
          ];
    }),
  fix: ([first]) =>
    inWords(
      'Let the versions name each other',
      `Put the same set of hreflang links on every version of a page, each version among them.${first ? ` ${first.url}: ${first.says}` : ''}`,
    ),
});
