/** A text area knows one line end only: what it shows of a file. */
export const toEditable = (text: string): string => text.replace(/\r\n?/g, '\n');

interface Line {
  text: string;
  end: string;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = '', end = '']) => ({ text: line, end }));

/** The line end that most lines of a file have. */
function usualEnd(lines: readonly Line[]): string {
  const ends = ['\n', '\r\n', '\r'].map((end) => ({
    end,
    count: lines.filter((line) => line.end === end).length,
  }));
  return ends.reduce((most, next) => (next.count > most.count ? next : most)).end;
}

/**
 * Gives an edited text the line ends of the file it came from: untouched lines at the top and at the bottom
 * keep their own, the rest gets the file's usual one.
 *
 * @param original the file as it is kept.
 * @param edited what the text area holds, with LF alone.
 */
export function restoreLineEnds(original: string, edited: string): string {
  if (!original.includes('\r')) return edited;
  const old = linesOf(original);
  const now = linesOf(edited);
  const usual = usualEnd(old);
  const most = Math.min(old.length, now.length);
  let top = 0;
  while (top < most && old[top]?.text === now[top]?.text) top += 1;
  let bottom = 0;
  while (bottom < most - top && old.at(-1 - bottom)?.text === now.at(-1 - bottom)?.text) bottom += 1;
  return now
    .map(({ text, end }, index) => {
      if (end === '') return text;
      const fromEnd = now.length - index;
      const twin = index < top ? old[index] : fromEnd <= bottom ? old.at(-fromEnd) : undefined;
      return text + (twin?.end || usual);
    })
    .join('');
}
