import { isAddressedToModels } from '../write/addressed-to-models.ts';
import { bareWords } from '../write/sentences.ts';

/** An address, a mail address or a host: we never recommend what a page wants visited. */
const ADDRESS =
  /https?:|www\.|@[\p{L}\d-]+\.|\b[\p{L}\d-]+\.(?:\p{L}{2,}\/|(?:com|org|net|io|dev|app|info|biz|co|ru|cn|xyz|example)\b)/iu;
const MARKUP = /[<>{}]|\]\(|`|\*\*/;
/** The share of longer words that must come from the page; the others connect the sentence. */
const LEAST_KNOWN = 0.7;
const LONG = 5;

/** Forms of one word have the same beginning. */
const stem = (word: string) => word.slice(0, LONG);

/**
 * Whether a model's sentence says nothing that a text does not: every number and every name is in the text,
 * and so are most of the longer words, in some form. It contains no address and no markup.
 *
 * @param source everything that may be mentioned.
 * @param leastKnown the share of longer words that the text must have; a question has some words of its own.
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
