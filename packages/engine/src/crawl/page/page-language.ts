import { guessLanguage, languageFits } from '../../language/guess-language.ts';
import { isInLatin } from '../../language/is-in-latin.ts';
import type { ContentPage } from './content-page.ts';

const LETTERS = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
/** Without one of these, all letters of a text are Latin. */
const BEYOND_LATIN = /[^\0-\u036f]/;
const SECTIONS = 10;
const CHARACTERS = 1000;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether at least half of the letters are Latin. */
const isMostlyLatin = (text: string) =>
  !BEYOND_LATIN.test(text) || countOf(text, LATIN) * 2 >= countOf(text, LETTERS);

/** Enough text to tell its language by. */
const beginningOf = (sections: ContentPage['sections']) =>
  sections
    .slice(0, SECTIONS)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, CHARACTERS);

/** The declared language, unless the whole text and its first sentences are in another of the same letters. */
function ofLatin(declared: string, told: string, body: string): string {
  const whole = guessLanguage(body);
  if (whole === null || languageFits(declared, whole)) return declared;
  const start = guessLanguage(told);
  return start === null || languageFits(start, whole) ? whole : declared;
}

/**
 * The language of a page: the declared one, else that of its text. A theme's own language ("en-US") on a page that is written in
 * another one is not the page's.
 */
export function pageLanguage({
  language,
  description,
  excerpt,
  sections,
}: Pick<ContentPage, 'language' | 'description' | 'excerpt' | 'sections'>): string {
  const [told, body] = [`${description} ${excerpt}`, beginningOf(sections)];
  const text = `${told} ${body}`;
  if (language && isMostlyLatin(text)) return ofLatin(language, told, body);
  const read = guessLanguage(text);
  const fits = read === null ? !isInLatin(language) : languageFits(language, read);
  return language && fits ? language : (read ?? '');
}
