/**
 * Characters with several typographic forms, replaced one by one, so that positions in both texts stay equal.
 */
const plain = (text: string) =>
  text
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\u00a0|\u202f/g, ' ');

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

/**
 * Finds a quotation in a text, ignoring differences in white space, quotation marks and dashes.
 *
 * @returns the text's own words, white space collapsed; null if it does not contain them, or not as whole
 *   words.
 */
export function findWordForWord(quotation: string, text: string): string | null {
  const wanted = plain(flat(quotation));
  const own = flat(text);
  const at = wanted === '' ? -1 : plain(own).indexOf(wanted);
  if (at === -1) return null;
  const [before, after] = [own[at - 1] ?? ' ', own[at + wanted.length] ?? ' '];
  const cutsWord = (outer: string, inner: string) =>
    /[\p{L}\p{N}]/u.test(outer) && /[\p{L}\p{N}]/u.test(inner);
  if (cutsWord(before, wanted[0] ?? '') || cutsWord(after, wanted.at(-1) ?? '')) return null;
  return own.slice(at, at + wanted.length);
}
