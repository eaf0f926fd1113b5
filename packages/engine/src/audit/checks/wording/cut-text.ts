// Line breaks and other controls would break a sentence; bidirectional overrides would reverse it.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]| {2}/u;

const toOneLine = (text: string): string =>
  NOT_ONE_LINE.test(text) ? text.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ') : text;

/**
 * A page's text on one line and no longer than asked for. It is cut between characters (never inside one)
 * and, if the script has spaces, between words.
 *
 * @param most longest result in code points, including the ellipsis.
 */
export function cutText(text: string, most: number): string {
  // Twice the limit in UTF-16 units always fills it, so a huge text costs no more.
  const line = toOneLine(text.slice(0, most * 8)).trim();
  // There are never more code points than UTF-16 units.
  if (line.length <= most) return line;
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const kept = characters.slice(0, most - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > kept.length * 0.6 ? kept.slice(0, space) : kept).trimEnd()}…`;
}
