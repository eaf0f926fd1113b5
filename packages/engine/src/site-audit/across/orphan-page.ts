import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords, notJudged } from './define-across-check.ts';
import { whyLinksUnknown } from './site-graph.ts';

export const orphanPage = defineAcrossCheck({
  id: 'orphan-page',
  title: (pages) =>
    `${count(pages, 'page')} of the sitemap ${pages === 1 ? 'is' : 'are'} linked from nowhere`,
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
        says: `Listed in the sitemap; none of the ${count(site.pages.length, 'page')} that were read links to it.${row.isNotFound ? ' It says that there is nothing here: take it out of the sitemap.' : ''}`,
      }));
  },
  fix: ([first]) =>
    inWords(
      'Link the pages from where they belong',
      `Link each of them from the list or the page that leads to its like${first ? `, beginning with ${first.url}` : ''}. What is not wanted any more is taken out of the sitemap and off the site.`,
    ),
});
