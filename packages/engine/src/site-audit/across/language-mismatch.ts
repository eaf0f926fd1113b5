import { count } from '../../audit/checks/wording/count.ts';
import { languageFits } from '../../language/guess-language.ts';
import { type AcrossPlace, defineAcrossCheck, inWords } from './define-across-check.ts';
import { THIN_WORDS } from './thin-page.ts';

export const languageMismatch = defineAcrossCheck({
  id: 'language-mismatch',
  title: (pages) =>
    `${count(pages, 'page')} ${pages === 1 ? 'declares' : 'declare'} a different language from the one ${pages === 1 ? 'it is' : 'they are'} written in`,
  why: 'The declared language tells engines in which language a page answers questions, and screen readers how to pronounce it (WCAG 2.2, 3.1.1; BCP 47).',
  find: ({ pages }) =>
    pages.flatMap(({ url, row: { declared, written, words, findings } }): AcrossPlace[] =>
      declared === null || written === null || words < THIN_WORDS || languageFits(declared, written)
        ? []
        : [
            {
              url,
              says: `Declares “${declared}”, but its text seems to be in “${written}”: then <html lang="${written}"> is right.`,
              ...(findings.some(({ check }) => check === 'language') ? { chargedAs: 'own-check' } : {}),
            },
          ],
    ),
  fix: ([first]) =>
    inWords(
      'Declare the language that each page is written in',
      `Correct the lang attribute of the first tag, or translate the text.${first ? ` ${first.url}: ${first.says}` : ''}`,
    ),
});
