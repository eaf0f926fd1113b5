import { OPTIONAL } from '../write/llms-txt/page-group.ts';
import { bareWords } from '../write/sentences.ts';
import { isGrounded } from './is-grounded.ts';

const LONGEST = 40;
const MOST_WORDS = 5;
/** Of the words of a title so many must be the site's own, whatever their length: "Über uns" is none of an English site. */
const LEAST_KNOWN = 0.6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words, or signs where there is no space between words. */
const unitsOf = (text: string): string[] =>
  UNSPACED.test(text) ? [...bareWords(text).join('')] : bareWords(text);

/**
 * Whether a model's words may stand over a section: a few, without address or markup, in the site's language, which is told
 * by whether the site has these words itself.
 *
 * @param source what the site says.
 */
export function saysSectionTitle(title: string, source: string): boolean {
  const units = unitsOf(title);
  const isShort = title.length <= LONGEST && (UNSPACED.test(title) || units.length <= MOST_WORDS);
  if (units.length === 0 || !isShort || title.toLowerCase() === OPTIONAL.toLowerCase()) return false;
  const known = new Set(unitsOf(source));
  for (const word of bareWords(source)) known.add(word);
  const share = units.filter((unit) => known.has(unit)).length / units.length;
  // Titles have capitals that name nothing: "Getting Started".
  return share >= LEAST_KNOWN && (UNSPACED.test(title) || isGrounded(title.toLowerCase(), source));
}
