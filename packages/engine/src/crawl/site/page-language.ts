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
function ofLatin({ language, description, excerpt, sections }: LanguageSigns): string {
  const whole = guessLanguage(beginningOf(sections));
  if (whole === null || languageFits(language, whole)) return language;
  const start = guessLanguage(`${description} ${excerpt}`);
  return start === null || languageFits(start, whole) ? whole : language;
}

type LanguageSigns = Pick<ContentPage, 'language' | 'description' | 'excerpt' | 'sections'>;

/**
 * The language of a page: the declared one, else that of its text. A theme's own language ("en-US") on a page that is written in
 * another one is not the page's.
 */
export function pageLanguage(page: LanguageSigns): string {
  const { language, description, excerpt, sections } = page;
  const text = `${description} ${excerpt} ${beginningOf(sections)}`;
  const letters = text.match(/\p{L}/gu) ?? [];
  const isLatin = letters.filter((letter) => LATIN.test(letter)).length * 2 >= letters.length;
  if (language && isLatin) return ofLatin(page);
  const read = guessLanguage(text);
  const fits = read === null ? !isInLatin(language) : languageFits(language, read);
  return language && fits ? language : (read ?? '');
}
