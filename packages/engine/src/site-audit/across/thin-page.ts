import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';

/** The least words of main text with which a page says something. */
export const THIN_WORDS = 50;

export const thinPage = defineAcrossCheck({
  id: 'thin-page',
  title: (pages) => `${count(pages, 'page')} ${pages === 1 ? 'says' : 'say'} very little`,
  why: `A page of fewer than ${THIN_WORDS} words hardly answers a question, and engines leave it out. Pages that only lead to other pages are not judged (Google Search Essentials).`,
  find: ({ pages }) =>
    pages
      .filter(({ isFindable, row }) => isFindable && !row.isList && row.words < THIN_WORDS)
      .map(({ url, row }) => ({ url, says: `Its HTML has ${count(row.words, 'word')} of main text.` })),
  fix: ([first]) =>
    inWords(
      'Say what the pages are for, or keep them out of the index',
      `Give each page the text that its visitors want to read, in the HTML itself. A page that needs no text need not be found: set it to noindex and remove it from the sitemap.${first ? ` The first is ${first.url}.` : ''}`,
    ),
});
