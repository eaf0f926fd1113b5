import { guessLanguage, languageFits } from '../../language/guess-language.ts';
import { isInLatin } from '../../language/is-in-latin.ts';
import type { ContentPage } from '../page/content-page.ts';

const LATIN = /\p{Script=Latin}/u;
const SECTIONS = 10;
const CHARACTERS = 1000;

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
  const letters = text.match(/\p{L}/gu) ?? [];
  const isLatin = letters.filter((letter) => LATIN.test(letter)).length * 2 >= letters.length;
  if (language && isLatin) return ofLatin(language, told, body);
  const read = guessLanguage(text);
  const fits = read === null ? !isInLatin(language) : languageFits(language, read);
  return language && fits ? language : (read ?? '');
}
