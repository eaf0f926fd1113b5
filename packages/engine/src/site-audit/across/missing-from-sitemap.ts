import { count } from '../../audit/checks/wording/count.ts';
import { isListAddress } from '../../crawl/site/is-list-address.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import type { SiteGraph, SitePage } from './site-graph.ts';

/** `/lamps_2.html`, `/lamps-page-3`: a part of `/lamps.html`. */
const PART = /[_-]?(?:(?:page|seite|pagina|p)[_-]?)?\d+(?=\.\w+$|\/?$)/i;

/** The next twenty of a list. */
function isFurtherPart({ pageAt }: SiteGraph, { url, row }: SitePage): boolean {
  if (isListAddress(url)) return true;
  const first = url.replace(PART, '');
  return row.isList && first !== url && pageAt(first) !== null;
}

export const missingFromSitemap = defineAcrossCheck({
  id: 'missing-from-sitemap',
  title: (pages) => `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} missing from the sitemap`,
  why: 'A sitemap that leaves pages out tells crawlers that there is no need to come back for them (sitemaps.org). Further pages of lists need not stand in it.',
  find(site) {
    if (site.listed === null) return { notJudged: 'The site has no sitemap that could be read.' };
    return site.pages
      .filter(
        (page) => page.isFindable && !page.inSitemap && page.linkedFrom > 0 && !isFurtherPart(site, page),
      )
      .map(({ url, linkedFrom }) => ({
        url,
        says: `${count(linkedFrom, 'page')} ${linkedFrom === 1 ? 'links' : 'link'} to it, it may be indexed, and no sitemap lists it.`,
      }));
  },
  fix: ([first]) =>
    inWords(
      'List the pages in the sitemap',
      `Have the program that writes the sitemap take in every page that is to be found${first ? `: ${first.url} and the others named here` : ''}.`,
    ),
});
