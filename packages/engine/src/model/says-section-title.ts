import { UNSPACED } from '../page/scripts.ts';
import { OPTIONAL } from '../write/llms-txt/page-group.ts';
import { bareWords } from '../write/sentences.ts';
import { isGrounded } from './is-grounded.ts';

const LONGEST = 40;
const MOST_WORDS = 5;
/**
 * The share of a title's words of any length that must be the site's own: "Über uns" is wrong for an English
 * site.
 */
const LEAST_KNOWN = 0.6;

/** Words, or characters in scripts without spaces. */
const unitsOf = (text: string): string[] =>
  UNSPACED.test(text) ? [...bareWords(text).join('')] : bareWords(text);

/**
 * Whether a model's words may be a section title: a few words, without address or markup, in the site's
 * language, that is, words that the site itself uses.
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
  // In titles, capitals do not mark names: "Getting Started".
  return share >= LEAST_KNOWN && (UNSPACED.test(title) || isGrounded(title.toLowerCase(), source));
}
