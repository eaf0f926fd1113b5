import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords, listed } from './define-across-check.ts';

export const mixedContent = defineAcrossCheck({
  id: 'mixed-content',
  title: (pages) => `${count(pages, 'https page')} ${pages === 1 ? 'loads' : 'load'} something over http`,
  why: 'Browsers block what a secure page loads over http, or warn about it (W3C, Mixed Content).',
  find: ({ pages }) =>
    pages.flatMap(({ url, row }) =>
      row.plainHttp.length === 0 ? [] : [{ url, says: `Loads ${listed(row.plainHttp)}.` }],
    ),
  fix: ([first]) =>
    inWords(
      'Load everything over https',
      `Write https:// in these addresses where they support it, or host the files on your own site.${first ? ` ${first.url}: ${first.says}` : ''}`,
    ),
});
