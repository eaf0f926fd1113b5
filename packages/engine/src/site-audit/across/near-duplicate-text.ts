import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords, listed } from './define-across-check.ts';
import { nearTexts } from './near-texts.ts';
import { THIN_WORDS } from './thin-page.ts';

export const nearDuplicateText = defineAcrossCheck({
  id: 'near-duplicate-text',
  title: (pages) => `${count(pages, 'page')} say nearly the same as another page`,
  why: 'If pages differ in only a few words, engines show one of them. On these pages, nine tenths of all sequences of five words are the same (Google Search Central, “Consolidate duplicate URLs”; Broder, On the resemblance of documents, 1997).',
  find(site) {
    const pages = site.pages.filter(({ isFindable, row }) => isFindable && row.words >= THIN_WORDS);
    const near = nearTexts(pages.map(({ row }) => row));
    return pages.flatMap(({ url, row }) => {
      const others = near.get(row) ?? [];
      return others.length === 0
        ? []
        : [{ url, says: `All but a few words are also on ${listed(others.map((other) => other.url))}.` }];
    });
  },
  fix: () =>
    inWords(
      'Make the pages different, or merge them',
      'Write on each page what only it has: its own figures, pictures, questions. If there is nothing of its own to say, keep one page and redirect the others to it.',
    ),
});
