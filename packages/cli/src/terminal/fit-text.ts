import stringWidth from 'string-width';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many columns a text takes: a Chinese sign takes two, a combining accent none. */
export const widthOf = (text: string): number => stringWidth(text);

/** The text and as many spaces as fill so many columns. */
export const padText = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** As many letters as fit into so many columns, and at least one. */
function head(text: string, width: number): string {
  let taken = '';
  let columns = 0;
  for (const { segment } of letters.segment(text)) {
    columns += widthOf(segment);
    if (columns > width && taken !== '') break;
    taken += segment;
  }
  return taken;
}

/** One line of at most so many columns; what is cut off is shown by an ellipsis. */
export function cutText(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return widthOf(line) <= width ? line : `${head(line, width - 1).trimEnd()}…`;
}

/** Words, and signs of scripts that set no spaces: a line may end after any of these. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．」）]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu;

/** A text in lines of at most so many columns, broken between words, and within one only where it is longer than a line. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const [piece] of paragraph.trim().matchAll(PIECES)) {
      let rest = /^\s/.test(piece) ? ' ' : piece;
      if (widthOf(line + rest.trimEnd()) <= width) {
        line += rest;
        continue;
      }
      if (rest === ' ') continue;
      if (line.trim() !== '') lines.push(line.trimEnd());
      while (widthOf(rest) > width) {
        const taken = head(rest, width);
        lines.push(taken);
        rest = rest.slice(taken.length);
      }
      line = rest;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
