import stringWidth from 'string-width';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many columns a text needs: a Chinese character needs two, a combining accent none. */
export const widthOf = (text: string): number => stringWidth(text);

/** The text, filled up with spaces to the given number of columns. */
export const padText = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** As many letters as fit into the given number of columns, and at least one. */
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

/** One line with at most the given number of columns. An ellipsis shows that something was cut off. */
export function cutText(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return widthOf(line) <= width ? line : `${head(line, width - 1).trimEnd()}…`;
}

/** Words, and characters of scripts without spaces. A line may end after any of these. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．」）]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu;

/** Breaks a text into lines with at most the given number of columns: between words, or within a word that is longer than a line. */
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
