import { count } from '../../audit/checks/wording/count.ts';
import { quote } from '../../audit/checks/wording/quote.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import { sameForSeveral } from './same-for-several.ts';

export const duplicateTitle = defineAcrossCheck({
  id: 'duplicate-title',
  title: (pages) => `${count(pages, 'page')} share their title with another`,
  why: 'Engines use the title as the name of a page when they list and cite it. Two pages with the same title compete, and engines show one of them (Google Search Central, “Title links”).',
  find: (site) =>
    sameForSeveral(
      site,
      ({ row }) => row.title,
      (text, others) => `${quote(text)} is also the title of ${others}.`,
    ),
  fix: () =>
    inWords(
      'Give each page its own title',
      'Say in each title what only this page has: the product, the place, the part of the series. Where a template writes the titles, let it use the name of the page.',
    ),
});
