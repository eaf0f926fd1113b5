/** Starts or ends a block of code. */
export const FENCE = /^ {0,3}(?:```|~~~)/;

const UNDERLINE = /^ {0,3}(=+|-{2,})[ \t]*$/;
/** The start of a list, a quotation, a heading, a table, markup or code. */
const NO_PLAIN_LINE = /^(?: {4}|\t| {0,3}(?:[-*+>#|<`~=]|\d+[.)]\s))/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * The lines of a Markdown text. A heading that is underlined becomes one with “#”, so that all headings look
 * alike; its underline becomes an empty line, which keeps the numbers of the lines.
 *
 * @returns `underlined`: the numbers, from 1, of these headings.
 */
export function headingLines(text: string): { lines: string[]; underlined: Set<number> } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const underlined = new Set<number>();
  let fenced = false;
  for (const [at, line] of lines.entries()) {
    if (FENCE.test(line)) fenced = !fenced;
    const sign = fenced ? undefined : UNDERLINE.exec(lines[at + 1] ?? '')?.[1];
    if (sign === undefined || isBlank(line) || !isBlank(lines[at - 1]) || NO_PLAIN_LINE.test(line)) continue;
    lines[at] = `${sign.startsWith('=') ? '#' : '##'} ${line.trim()}`;
    lines[at + 1] = '';
    underlined.add(at + 1);
  }
  return { lines, underlined };
}
