/** The text of a file as a text area shows it: a text area has only LF. */
export const toEditable = (text: string): string => text.replace(/\r\n?/g, '\n');

interface Line {
  text: string;
  end: string;
}

const linesOf = (text: string): Line[] =>
  [...text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)].map(([, line = '', end = '']) => ({ text: line, end }));

/** The most frequent line end of a file. */
function usualEnd(lines: readonly Line[]): string {
  const ends = ['\n', '\r\n', '\r'].map((end) => ({
    end,
    count: lines.filter((line) => line.end === end).length,
  }));
  return ends.reduce((most, next) => (next.count > most.count ? next : most)).end;
}

/**
 * Gives an edited text the line ends of its file. Unchanged lines at the top and at the bottom keep their
 * own; all others get the most frequent one.
 *
 * @param original the stored file.
 * @param edited the text of the text area, with LF only.
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
