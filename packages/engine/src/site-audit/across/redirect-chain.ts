import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import { linkFaults } from './link-faults.ts';

export const redirectChain = defineAcrossCheck({
  id: 'redirect-chain',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'links' : 'link'} to a chain of redirects or to a loop`,
  why: 'Crawlers give up after a few redirects, and a loop never ends at a page (Google Search Central, “Redirects and Google Search”).',
  find: (site) =>
    linkFaults(site, 'chain', (target, { hops, isLoop, to }) =>
      isLoop
        ? `${target}, which redirects in a circle`
        : `${target}, which redirects ${hops} times, to ${to}`,
    ),
  fix: ([first]) =>
    inWords(
      'Link the final addresses, and redirect in one step',
      `Link the last address directly, let every old address redirect straight to it, and remove one redirect from each circle.${first ? ` On ${first.url}: ${first.says}` : ''}`,
    ),
});
