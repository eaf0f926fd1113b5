import { codeLines } from './code-lines.ts';

const UNDERLINE = /^ {0,3}(=+|-{2,})[ \t]*$/;
/** The start of a list, a quotation, a heading, a table, markup or code. */
const NO_PLAIN_LINE = /^(?: {4}|\t| {0,3}(?:[-*+>#|<`~=]|\d+[.)]\s))/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/**
 * The lines of a Markdown text. A heading that is underlined becomes one with “#”, so that all headings look
 * alike; its underline becomes an empty line, which keeps the numbers of the lines.
 *
 * @returns `underlined`: the indexes of these headings; `code`: those of the lines of code blocks.
 */
export function headingLines(text: string): {
  lines: string[];
  underlined: Set<number>;
  code: Set<number>;
} {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const underlined = new Set<number>();
  const { code } = codeLines(lines);
  for (const [at, line] of lines.entries()) {
    const sign = code.has(at) ? undefined : UNDERLINE.exec(lines[at + 1] ?? '')?.[1];
    if (sign === undefined || isBlank(line) || !isBlank(lines[at - 1]) || NO_PLAIN_LINE.test(line)) continue;
    lines[at] = `${sign.startsWith('=') ? '#' : '##'} ${line.trim()}`;
    lines[at + 1] = '';
    underlined.add(at);
  }
  return { lines, underlined, code };
}
