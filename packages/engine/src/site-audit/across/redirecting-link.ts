import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, finalAddresses, inWords } from './define-across-check.ts';
import { linkFaults } from './link-faults.ts';

export const redirectingLink = defineAcrossCheck({
  id: 'redirecting-link',
  title: (pages) => `${count(pages, 'page')} ${pages === 1 ? 'links' : 'link'} to an address that redirects`,
  why: 'Each redirect costs an extra request that some fetchers do not make, and the old address stays in what they store (Google Search Central, “Redirects and Google Search”).',
  find: (site) => linkFaults(site, 'redirect', (target, { to }) => `${target}, which redirects to ${to}`),
  fix: (places) =>
    inWords(
      'Link the final addresses',
      `Link the address that the redirect leads to: ${finalAddresses(places)}. A link that many pages have is in a menu or a template: fix it there once.`,
    ),
});
