import { count } from '../../audit/checks/wording/count.ts';
import { quote } from '../../audit/checks/wording/quote.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import { sameForSeveral } from './same-for-several.ts';

export const duplicateH1 = defineAcrossCheck({
  id: 'duplicate-h1',
  title: (pages) => `${count(pages, 'page')} share their main heading with another`,
  why: 'The main heading says what the whole page is about, and passages are quoted under it. Nothing distinguishes two pages with the same heading (WCAG 2.2, 2.4.6).',
  find: (site) =>
    sameForSeveral(
      site,
      ({ row }) => row.headings[0] ?? null,
      (text, others) => `${quote(text)} is also the main heading of ${others}.`,
    ),
  fix: () =>
    inWords(
      'Give each page its own main heading',
      'Name in the H1 what this page is about. Where several pages answer the same question, merge them into one and redirect the others to it.',
    ),
});
