import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords, notJudged } from './define-across-check.ts';
import { whyLinksUnknown } from './site-graph.ts';

export const orphanPage = defineAcrossCheck({
  id: 'orphan-page',
  title: (pages) =>
    `${count(pages, 'page')} of the sitemap ${pages === 1 ? 'is' : 'are'} not linked from any page`,
  why: 'A page that only the sitemap names seems unimportant. Links say what a page is about and how much it matters to its own site (Google Search Central, “Crawlable links”).',
  find(site) {
    const what = 'pages that no page links to';
    if (site.listed === null) return notJudged(what, 'The site has no sitemap that could be read.');
    const unknown = whyLinksUnknown(site);
    if (unknown !== null) return notJudged(what, unknown);
    return site.pages
      .filter(({ inSitemap, linkedFrom, isHome }) => inSitemap && linkedFrom === 0 && !isHome)
      .map(({ url, row }) => ({
        url,
        says: `Listed in the sitemap; none of the ${count(site.pages.length, 'page')} that were read links to it.${row.isNotFound ? ' The page says that nothing was found: remove it from the sitemap.' : ''}`,
      }));
  },
  fix: ([first]) =>
    inWords(
      'Link the pages from where they belong',
      `Link each of them from the list or page that links to similar pages${first ? `, beginning with ${first.url}` : ''}. Remove pages that are no longer wanted from the sitemap and from the site.`,
    ),
});
