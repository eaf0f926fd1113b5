import { count } from '../../audit/checks/wording/count.ts';
import { defineAcrossCheck, inWords } from './define-across-check.ts';
import { copiedText, sameForSeveral } from './same-for-several.ts';

export const duplicateText = defineAcrossCheck({
  id: 'duplicate-text',
  title: (pages) => `${count(pages, 'page')} repeat another word for word`,
  why: 'Engines keep one of several pages with the same text, not always the one you mean, and links to the others are lost (Google Search Central, “Consolidate duplicate URLs”).',
  find: (site) =>
    sameForSeveral(
      site,
      // Pages with hardly any text are reported as thin instead.
      copiedText,
      (_, others) => `The main text is that of ${others}.`,
      { inAnyLanguage: true, partsToo: true },
    ),
  fix: () =>
    inWords(
      'Keep one address for each text',
      'Redirect the others to the one that should be found. Where they must stay (a print version, a filter), name that one in their canonical link.',
    ),
});
