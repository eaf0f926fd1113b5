import { isAddressedToModels } from '../write/addressed-to-models.ts';
import { bareWords } from '../write/sentences.ts';

/** An address, a mail address or a host: what a page wants visited is never ours to recommend. */
const ADDRESS =
  /https?:|www\.|@[\p{L}\d-]+\.|\b[\p{L}\d-]+\.(?:\p{L}{2,}\/|(?:com|org|net|io|dev|app|info|biz|co|ru|cn|xyz|example)\b)/iu;
const MARKUP = /[<>{}]|\]\(|`|\*\*/;
/** Of the longer words so many must come from the page; the others hold a sentence together. */
const LEAST_KNOWN = 0.7;
const LONG = 5;

/** Forms of one word share their beginning. */
const stem = (word: string) => word.slice(0, LONG);

/**
 * Whether a sentence of a model says nothing that a text does not: every number and every name is in the text,
 * and so are most of the longer words, in some form. It holds no address and no markup.
 *
 * @param source all that may be spoken of.
 * @param leastKnown the share of longer words that the text must have; a question brings some of its own.
 */
export function isGrounded(sentence: string, source: string, leastKnown = LEAST_KNOWN): boolean {
  if (ADDRESS.test(sentence) || MARKUP.test(sentence) || isAddressedToModels(sentence)) return false;
  const known = new Set(bareWords(source));
  const stems = new Set([...known].map(stem));
  const numbers = sentence.match(/\p{N}+/gu) ?? [];
  if (!numbers.flatMap(bareWords).every((number) => known.has(number))) return false;
  const names = sentence.match(/(?<![.!?]\s|^)\b\p{Lu}[\p{L}\p{N}]+/gu) ?? [];
  if (!names.every((name) => stems.has(stem(bareWords(name)[0] ?? '')))) return false;
  const long = bareWords(sentence).filter((word) => word.length >= LONG);
  const found = long.filter((word) => stems.has(stem(word)));
  return long.length === 0 || found.length / long.length >= leastKnown;
}
