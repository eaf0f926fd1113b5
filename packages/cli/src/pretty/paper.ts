import { wrapText } from '../terminal/fit-text.ts';
import type { Palette } from '../terminal/palette.ts';

/** What a report is drawn on: lines of so many columns, in colours or none. */
export interface Paper {
  width: number;
  colours: Palette;
}

/** Every line of a report stands so far in. */
export const MARGIN = '  ';
/** Lines longer than this are hard to read. */
export const WIDEST = 96;

export const inner = ({ width }: Paper): number => Math.min(width, WIDEST) - 2 * MARGIN.length;

/** A paragraph in the margin, deeper by so many columns, each line painted by itself. */
export function paragraph(
  text: string,
  paper: Paper,
  { indent = 0, paint = (line: string) => line }: { indent?: number; paint?: (line: string) => string } = {},
): string[] {
  const room = Math.max(16, inner(paper) - indent);
  return wrapText(text, room).map((line) => (line === '' ? '' : MARGIN + ' '.repeat(indent) + paint(line)));
}

/** How far in stands what a label names. */
export const LABELLED = 10;

/** A word at the left, and what it names beside it. */
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

/** A text in the middle of the two colours of a bar: eighths of a column where a sign ends within one. */
export function bar(percent: number, columns: number): { full: string; empty: string } {
  const eighths = Math.round((Math.min(100, Math.max(0, percent)) / 100) * columns * 8);
  const part = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? '';
  const full = '█'.repeat(Math.floor(eighths / 8)) + part;
  return { full, empty: '░'.repeat(Math.max(0, columns - Math.ceil(eighths / 8))) };
}
