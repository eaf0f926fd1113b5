import { wrapText } from '../terminal/fit-text.ts';
import type { Palette } from '../terminal/palette.ts';

/** The output of a report: its number of columns, and its colours. */
export interface Paper {
  width: number;
  colours: Palette;
}

/** The margin of every line of a report. */
export const MARGIN = '  ';
/** Lines longer than this are hard to read. */
export const WIDEST = 96;

export const inner = ({ width }: Paper): number => Math.min(width, WIDEST) - 2 * MARGIN.length;

/** A paragraph with the margin and an extra indent; each line is coloured separately. */
export function paragraph(
  text: string,
  paper: Paper,
  { indent = 0, paint = (line: string) => line }: { indent?: number; paint?: (line: string) => string } = {},
): string[] {
  const room = Math.max(16, inner(paper) - indent);
  return wrapText(text, room).map((line) => (line === '' ? '' : MARGIN + ' '.repeat(indent) + paint(line)));
}

/** The column of a labelled text. */
export const LABELLED = 10;

/** A label at the left, and its text next to it. */
export const labelled = (label: string, text: string, paper: Paper): string[] =>
  paragraph(text, paper, { indent: LABELLED }).map((line, at) =>
    at === 0 ? `${MARGIN}  ${paper.colours.quiet(label.padEnd(LABELLED - 2))}${line.trimStart()}` : line,
  );

/** A heading, with a blank line above it. */
export const heading = (text: string, { colours }: Paper): string[] => [
  '',
  `${MARGIN}${colours.strong(text)}`,
];

const BAND_PAINT = { good: 'good', middling: 'warn', poor: 'bad' } as const;
const NO_BAND = (text: string) => text;

/** The colour of a score. */
export const paintOf = (band: keyof typeof BAND_PAINT | null, { colours }: Paper) =>
  band === null ? NO_BAND : colours[BAND_PAINT[band]];

/** The full and the empty part of a bar; its end is exact to an eighth of a column. */
export function bar(percent: number, columns: number): { full: string; empty: string } {
  const eighths = Math.round((Math.min(100, Math.max(0, percent)) / 100) * columns * 8);
  const part = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
  const full = '█'.repeat(Math.floor(eighths / 8)) + part;
  return { full, empty: '░'.repeat(Math.max(0, columns - Math.ceil(eighths / 8))) };
}
