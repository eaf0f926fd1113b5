import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, finalAddresses, inWords } from './define-across-check.ts';
import { sitemapFaults } from './sitemap-faults.ts';

export const sitemapRedirect = defineAcrossCheck({
  id: 'sitemap-redirect',
  title: (places) =>
    `The sitemap lists ${count(places, 'address', 'addresses')} that ${places === 1 ? 'redirects' : 'redirect'}`,
  why: 'A sitemap should list the final addresses of pages, not addresses that redirect (sitemaps.org).',
  find: (site) =>
    sitemapFaults(site, ['redirect', 'chain'], ({ to, isLoop }) =>
      isLoop
        ? 'Listed in the sitemap, and redirects in a circle.'
        : `Listed in the sitemap, and redirects to ${to}.`,
    ),
  fix: (places) =>
    inWords(
      'List the final addresses',
      `Write the address that each redirect leads to in its place: ${finalAddresses(places)}.`,
    ),
});
