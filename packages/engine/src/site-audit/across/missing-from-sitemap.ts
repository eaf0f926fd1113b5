import { xmlText } from '../../audit/checks/sitemap.ts';
import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, notJudged } from './define-across-check.ts';
import { isFurtherList } from './further-part.ts';

/** The most lines of a draft. If more are missing, the program that makes the sitemap must be fixed. */
const MOST_LINES = 100;

export const missingFromSitemap = defineAcrossCheck({
  id: 'missing-from-sitemap',
  title: (pages) => `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} missing from the sitemap`,
  why: 'A sitemap that leaves pages out tells crawlers that there is no need to come back for them (sitemaps.org). The second and further pages of a list need not be in it.',
  find(site) {
    const what = 'pages missing from the sitemap';
    if (site.listed === null) return notJudged(what, 'The site has no sitemap that could be read.');
    if (!site.isListWhole)
      return notJudged(
        what,
        'The sitemap could not be read to its end: what seems to be missing may be in the rest.',
      );
    // A listed address that redirects to a page is another fault. Fixing it puts the page into the sitemap.
    const meant = new Set(site.listed.map((url) => site.pageAt(site.fate(url).to)));
    return site.pages
      .filter(
        (page) => page.isFindable && page.linkedFrom > 0 && !meant.has(page) && !isFurtherList(site, page),
      )
      .map(({ url, linkedFrom }) => ({
        url,
        says: `${count(linkedFrom, 'page')} ${linkedFrom === 1 ? 'links' : 'link'} to it, it may be indexed, and no sitemap lists it.`,
      }));
  },
  fix: (places) => ({
    title: 'List the pages in the sitemap',
    text: 'Have the program that writes the sitemap include every page that should be found, or add the lines below.',
    snippet: {
      label: 'sitemap.xml',
      language: 'html',
      code: places
        .slice(0, MOST_LINES)
        .map(({ url }) => `<url><loc>${xmlText(url)}</loc></url>`)
        .join('\n'),
    },
  }),
});
