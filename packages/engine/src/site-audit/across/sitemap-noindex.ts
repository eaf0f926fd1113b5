import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';

export const sitemapNoindex = defineAcrossCheck({
  id: 'sitemap-noindex',
  title: (pages) => `The sitemap lists ${count(pages, 'page')} that ${pages === 1 ? 'says' : 'say'} noindex`,
  why: 'The sitemap says that the page should be found, and the page says that it should not: one of the two is a mistake (Google Search Central, “Build and submit a sitemap”).',
  find: ({ pages }) =>
    pages
      .filter(({ inSitemap, row }) => inSitemap && row.noindex)
      .map(({ url, row }) => ({
        url,
        says: `Listed in the sitemap, and says ${row.robots.find((line) => /noindex|none|unavailable/i.test(line)) ?? 'noindex'}.`,
      })),
  fix: ([first]) =>
    inWords(
      'Decide whether the pages should be found',
      `If so, remove noindex from them; if not, remove them from the sitemap.${first ? ` The first is ${first.url}.` : ''}`,
    ),
});
