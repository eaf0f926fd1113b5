import { count } from '../../audit/checks/wording/count.ts';
import { quote } from '../../audit/checks/wording/quote.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import { sameForSeveral } from './same-for-several.ts';

export const duplicateDescription = defineAcrossCheck({
  id: 'duplicate-description',
  title: (pages) => `${count(pages, 'page')} share their description with another`,
  why: 'A description that several pages share describes none of them, so engines write their own (Google Search Central, “Snippets”).',
  find: (site) =>
    sameForSeveral(
      site,
      ({ row }) => row.description,
      (text, others) => `${quote(text)} also describes ${others}.`,
    ),
  fix: () =>
    inWords(
      'Describe each page in its own words',
      'Write one or two sentences about what only this page has. No description is better than another page’s description.',
    ),
});
