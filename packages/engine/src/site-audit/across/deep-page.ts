import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords, notJudged } from './define-across-check.ts';
import { whyLinksUnknown } from './site-graph.ts';

/** The most clicks from the home page that crawlers and readers usually make. */
const MOST_CLICKS = 4;

export const deepPage = defineAcrossCheck({
  id: 'deep-page',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} more than ${MOST_CLICKS} clicks away`,
  why: 'The further a page is from the home page, the less important it seems, and the later crawlers come (Google Search Central, “Crawlable links”).',
  find(site) {
    const unknown = whyLinksUnknown(site);
    if (unknown !== null) return notJudged('pages many clicks away', unknown);
    return site.pages
      .filter(({ clicks, isFindable }) => isFindable && clicks !== null && clicks > MOST_CLICKS)
      .map(({ url, clicks }) => ({
        url,
        says: `The shortest way from the home page takes ${clicks} clicks.`,
      }));
  },
  fix: ([first]) =>
    inWords(
      'Bring the pages closer to the home page',
      `Link them from a list or a section that the menu leads to${first ? `, beginning with ${first.url}` : ''}.`,
    ),
});
