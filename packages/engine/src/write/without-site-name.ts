/** A letter in lower case would begin a sentence without its subject, and a number a date or a time without what is then. */
const AFTER_NAME = /^\s*(?:[:：|｜]|\s[·–—-])\s*(?=[^\p{Ll}\p{N}\s])/u;
const BEFORE_NAME = /(?:\s[·–—-]\s|\s?[|｜]\s?)$/u;

/**
 * A text without the name of its site before and after a separator, as titles have it: some systems fill a description with
 * the title. "Café Anvil: Coffee in Leeds | Café Anvil" is "Coffee in Leeds". A text that is only the name stays.
 */
export function withoutSiteName(text: string, siteName: string): string {
  if (siteName === '') return text;
  const begun = text.trim();
  const ended = begun.endsWith(siteName) ? begun.slice(0, -siteName.length) : '';
  const plain = BEFORE_NAME.test(ended) ? ended.replace(BEFORE_NAME, '').trim() : begun;
  const rest = plain.startsWith(siteName) ? plain.slice(siteName.length) : '';
  const own = AFTER_NAME.test(rest) ? rest.replace(AFTER_NAME, '').trim() : plain;
  if (own === begun) return text;
  return own === '' ? text : own;
}
