/** Characters that control how others are shown, except those that join letters and emoji. */
const STEERING = /(?!\u200c|\u200d)[\p{Cf}\p{Cc}]/gu;
const SPACES = /[\s\u0085\u00a0]+/gu;
/** A letter with more marks than this is abuse: they would overlap the lines around it. */
const MARKS = /(\p{M}{4})\p{M}+/gu;
/** Reads this many times the allowed length of a text, because removed characters do not count. */
const SLACK = 4;

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd').normalize('NFC');

/** Cuts a text between letters, and says so. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/(?:\p{M}|\s|\u200d)+$/u, '')} … (cut: ${text.length.toLocaleString('en-US')} characters)`;
}

/** The same for a name or a title: an ellipsis says that there is more. */
export const cleanTitle = (text: string, most: number): string =>
  cleanText(text, most).replace(/ … \(cut: [\d,]+ characters\)$/, '…');

/**
 * A foreign text as one line that can be laid out: without controls, direction overrides and broken
 * characters.
 *
 * @param most characters; a longer text is cut, and says so.
 */
export function cleanText(text: string, most: number): string {
  const near = wellFormed(text.length > most * SLACK ? text.slice(0, most * SLACK) : text);
  const clean = near.replace(SPACES, ' ').replace(STEERING, '').replace(MARKS, '$1').trim();
  if (text.length <= most * SLACK || clean.length <= most) return cutText(clean, most);
  return cutText(clean + ' '.repeat(text.length - near.length), most);
}

/** The most characters read of a file: a whole robots.txt. */
const MOST_CODE = 512 * 1024;

/** The same for a part of a file: its lines and indents are kept. */
export function cleanLines(text: string, most: { lines: number; characters: number }): string[] {
  const all = wellFormed(text.slice(0, MOST_CODE)).split(/\r\n|[\n\r\u2028\u2029]/);
  const lines = all
    .slice(0, most.lines)
    .map((line) =>
      cutText(
        line.replace(/\t/g, '  ').replace(STEERING, '').replace(MARKS, '$1').trimEnd(),
        most.characters,
      ),
    );
  const left = all.length - lines.length;
  return left > 0 ? [...lines, `… ${left.toLocaleString('en-US')} more lines`] : lines;
}
