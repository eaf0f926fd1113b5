/** Half a surrogate pair, and the zero byte: no database stores them. The replacement has the same length. */
const UNKEEPABLE = /[\p{Surrogate}\0]/gu;
/** Control characters, and marks that change the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** A foreign text that can be stored; all positions stay the same. */
export const keepableText = (text: string): string => text.replace(UNKEEPABLE, '\ufffd');

/** A foreign text as one short line, for our own sentences; null if nothing is left of it. */
export function shortLine(text: string | null, most: number): string | null {
  // Cutting first saves cleaning the rest.
  const visible = (text ?? '').slice(0, most * 4).replace(INVISIBLE, ' ');
  const line = keepableText(visible).replace(/ {2,}/g, ' ').trim();
  if (line.length <= most) return line === '' ? null : line;
  // Never inside a character.
  const end = /[\ud800-\udbff]/.test(line[most - 1] ?? '') ? most - 1 : most;
  return line.slice(0, end);
}
