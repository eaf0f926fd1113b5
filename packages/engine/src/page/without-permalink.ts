/** Glued to a word the sign is a link to the heading ("Install#"); after one letter it names a language ("C#"). */
const LINK_SIGN = /(?:^|\s|[\p{L}\p{N}]{2}|\P{L})#$/u;

/** The text before a sign with which generators make a heading linkable; null if the text ends with no such sign. */
function beforeSign(text: string): string | null {
  // Docusaurus has a space without a width in its link.
  if (/[\u200b\u2060\ufeff]$/u.test(text)) return text.slice(0, -1);
  if (text.endsWith('🔗')) return text.slice(0, -'🔗'.length);
  if (text.endsWith('¶') || text.endsWith('§')) return text.slice(0, -1);
  return LINK_SIGN.test(text.slice(-5)) ? text.slice(0, -1) : null;
}

/** A heading's text without the signs for its permanent link (¶, #, §, 🔗, or a space without a width) that site generators append. */
export function withoutPermalink(text: string): string {
  let words = text;
  for (let rest = beforeSign(text.trimEnd()); rest !== null; rest = beforeSign(words)) words = rest.trimEnd();
  return words;
}
