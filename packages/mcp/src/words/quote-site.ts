/**
 * What could steer a model without being seen by a person: control characters, marks of direction, signs without width,
 * tag characters and the selectors in which bytes are hidden.
 */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|[\u{e0000}-\u{e0fff}]/gu;
/** The same in code, where line ends, tabs and the joiners of scripts mean something. */
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

/** Words of a site in one line, without what is not seen, and not too long. */
export function plainWords(text: string, most = LONGEST_QUOTE): string {
  const seen = text
    .slice(0, most * 4)
    .replace(/\s/g, ' ')
    .replace(UNSEEN, '')
    .replace(BRACKETS, '');
  return cut(seen.replace(/ +/g, ' ').trim(), most);
}

/**
 * A text that holds words of a site, between marks that no site can write: whoever reads it knows where the site speaks,
 * which tells nobody what to do.
 */
export const quoteSite = (text: string, most = LONGEST_QUOTE): string => `⟦${plainWords(text, most)}⟧`;

/** The title of a finding, which can name what stands on the page. */
export const quoteTitle = (title: string): string => quoteSite(title, LONGEST_TITLE);

/** A file or a piece of one, to be copied as it is: without what is not seen, and whole unless it is far too long. */
export const plainCode = (code: string, most = LONGEST_CODE): string =>
  cut(code.replaceAll('\r\n', '\n').replace(UNSEEN_IN_CODE, ''), most);

/** Code between fences that it cannot close. */
export function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}
