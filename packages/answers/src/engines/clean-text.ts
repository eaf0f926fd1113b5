/** Half a character alone, and the byte zero: no database keeps them. Of the same length as what stands in for them. */
const UNKEEPABLE = /[\p{Surrogate}\0]/gu;
/** Control characters, and marks that turn the direction of what follows them. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** A foreign text that can be kept, each position as it was. */
export const keepableText = (text: string): string => text.replace(UNKEEPABLE, '\ufffd');

/** A foreign text as one short line, to be shown among words of ours; null when nothing is left of it. */
export function shortLine(text: string | null, most: number): string | null {
  // What is cut off first need not be cleaned.
  const visible = (text ?? '').slice(0, most * 4).replace(INVISIBLE, ' ');
  const line = keepableText(visible).replace(/ {2,}/g, ' ').trim();
  if (line.length <= most) return line === '' ? null : line;
  // Never in the middle of a character.
  const end = /[\ud800-\udbff]/.test(line[most - 1] ?? '') ? most - 1 : most;
  return line.slice(0, end);
}
