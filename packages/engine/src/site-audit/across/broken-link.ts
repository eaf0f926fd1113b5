import { count } from '../../audit/checks/wording/count.ts';
import { commonTargets, defineAcrossCheck, inWords } from './define-across-check.ts';
import { linkFaults } from './link-faults.ts';

export const brokenLink = defineAcrossCheck({
  id: 'broken-link',
  title: (pages) => `${count(pages, 'page')} ${pages === 1 ? 'links' : 'link'} to missing pages`,
  why: 'A link to a missing page is a dead end for readers and for crawlers, and suggests that nobody maintains the page it is on (Google Search Central, “Crawlable links”). Pages that answer with 5xx, or not at all, are not judged.',
  find: (site) =>
    linkFaults(site, 'gone', (target, { end, to, hops }) => {
      const status = end?.kind === 'gone' ? end.status : 404;
      return `${target}, which ${hops > 0 ? `redirects to ${to} and ` : ''}answers with status ${status}`;
    }),
  fix: (places) =>
    inWords(
      'Correct or remove the links',
      `Let each link lead to an existing page, or remove it; where a page has moved, redirect its old address. What is missing: ${commonTargets(places)}. A link that many pages have is in a menu or a template: fix it there once.`,
    ),
});
