/**
 * Characters that could steer a model without a person seeing them: control characters, direction marks, characters
 * without width, tag characters, and variation selectors, which can hide bytes.
 */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|[\u{e0000}-\u{e0fff}]/gu;
/** The same in code, where line ends, tabs and the joiners of scripts have a meaning. */
const UNSEEN_IN_CODE =
  /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cs}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e0fff}]/gu;
const BRACKETS = /[⟦⟧]/g;

const LONGEST_QUOTE = 400;
const LONGEST_TITLE = 120;
const LONGEST_CODE = 20_000;

/** Cut between whole characters. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
};

/** Words of a site in one line, without invisible characters, and not too long. */
export function plainWords(text: string, most = LONGEST_QUOTE): string {
  const seen = text
    .slice(0, most * 4)
    .replace(/\s/g, ' ')
    .replace(UNSEEN, '')
    .replace(BRACKETS, '');
  return cut(seen.replace(/ +/g, ' ').trim(), most);
}

/**
 * Puts a site's words between marks that no site can write. So the reader knows which words are the site's, and that they
 * are no instructions.
 */
export const quoteSite = (text: string, most = LONGEST_QUOTE): string => `⟦${plainWords(text, most)}⟧`;

/** The title of a finding, which can quote the page. */
export const quoteTitle = (title: string): string => quoteSite(title, LONGEST_TITLE);

/** A file or a piece of it, to be copied as it is: without invisible characters, and complete unless it is far too long. */
export const plainCode = (code: string, most = LONGEST_CODE): string =>
  cut(code.replaceAll('\r\n', '\n').replace(UNSEEN_IN_CODE, ''), most);

/** Code between fences that the code itself cannot close. */
export function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}
