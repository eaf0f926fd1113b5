import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import { sitemapFaults } from './sitemap-faults.ts';

export const sitemapError = defineAcrossCheck({
  id: 'sitemap-error',
  title: (places) =>
    `The sitemap lists ${count(places, 'address', 'addresses')} that ${places === 1 ? 'is' : 'are'} missing from the site`,
  why: 'Every address in a sitemap that does not exist makes crawlers trust the sitemap less (sitemaps.org; Google Search Central, “Build and submit a sitemap”). Pages that answer with 5xx, or not at all, are not judged.',
  find: (site) =>
    sitemapFaults(site, ['gone'], ({ end, hops, to }) => {
      const status = end?.kind === 'gone' ? end.status : 404;
      return `Listed in the sitemap, and ${hops > 0 ? `redirects to ${to}, which ` : ''}answers with status ${status}.`;
    }),
  fix: ([first]) =>
    inWords(
      'Remove the addresses from the sitemap',
      `Remove the missing ones${first ? `, ${first.url} first` : ''}, or bring the pages back. Where they have moved, list their new addresses.`,
    ),
});
