import { bandText, type Figure, isFew, percentText } from '@visible-ai/shared/answers/rate-words';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { colors, inColor, styles } from '../page/look.ts';
import { cleanTitle } from '../text/clean-text.ts';
import { bandLine } from './band-line.ts';

export interface RatesRow {
  head: string;
  /** Under it, smaller. */
  under?: string | null;
  /** One for each column. */
  figures: readonly Figure[];
  /** Ours is lit. */
  lit: boolean;
}

interface RatesOptions {
  /** For the first column. */
  what: string;
  columns: readonly string[];
  rows: readonly RatesRow[];
  /** Without percentages and bands: a prompt has too few answers for a verdict. */
  numbersAlone?: boolean;
}

const FIRST = 0.34;
const GAP = 16;
const PAD = 7;
const BAND = 11;
const MOST_LINES = 4;

/** The text of a cell: only counts if there are few answers, else a percentage before them. */
function cellWords(figure: Figure, numbersAlone: boolean): { large: string; small: string | null } {
  const { value, k, n, band } = figure;
  if (value === null) return { large: 'Nothing to count', small: null };
  const numbers = `${k} of ${n}`;
  if (numbersAlone || isFew(figure) || !band) return { large: numbers, small: null };
  return { large: percentText(value), small: `${numbers}, likely ${bandText(band)}` };
}

/**
 * Shares side by side, each with its counts and its band, on as many pages as needed, with the header on
 * each.
 */
export function drawRates(
  sheet: Sheet,
  section: Tag,
  { what, columns, rows, numbersAlone = false }: RatesOptions,
): void {
  const { left, width } = sheet;
  const share = numbersAlone ? 0.7 : FIRST;
  const room = (width * (1 - share)) / columns.length;
  const headWidth = width * share - GAP;
  const table = sheet.tag(section, 'Table');

  function head(): void {
    const row = sheet.tag(table, 'TR');
    const top = sheet.y;
    [what, ...columns].forEach((title, index) => {
      const cell = sheet.tag(row, 'TH', { scope: 'Column' });
      const x = index === 0 ? left : left + width * share + (index - 1) * room;
      sheet.y = top;
      sheet.text(cell, 'P', title, styles.small, {
        x,
        width: index === 0 ? headWidth : room - GAP,
        lines: 1,
      });
      cell.element.end();
    });
    row.element.end();
    sheet.y = top + styles.small.leading + 5;
  }

  function figureCell(row: Tag, figure: Figure, index: number, { top, lit }: { top: number; lit: boolean }) {
    const x = left + width * share + index * room;
    const { large, small } = cellWords(figure, numbersAlone);
    const cell = sheet.tag(row, 'TD');
    sheet.y = top + PAD;
    sheet.text(cell, 'P', large, figure.value === null ? styles.small : styles.label, {
      x,
      width: room - GAP,
      lines: 1,
    });
    if (!numbersAlone && figure.value !== null) {
      bandLine(sheet, figure, { x, y: sheet.y + BAND / 2, width: room - GAP, lit });
      sheet.y += BAND;
    }
    if (small) {
      const tiny = { ...styles.small, size: 7.2, leading: 10 };
      sheet.text(cell, 'P', small, tiny, { x, width: room - GAP + 10, lines: 2 });
    }
    cell.element.end();
  }

  head();
  for (const { head: name, under = null, figures, lit } of rows) {
    const words = cleanTitle(name, 400);
    const beside = numbersAlone ? 0 : BAND + 20;
    const high = Math.max(
      sheet.heightOf(words, styles.label, headWidth, MOST_LINES) + (under ? 12 : 0),
      styles.label.leading + beside,
    );
    if (sheet.y + high + 2 * PAD > sheet.bottom) {
      sheet.rule(sheet.y);
      sheet.newPage();
      head();
    }
    const top = sheet.y;
    sheet.rule(top);
    const row = sheet.tag(table, 'TR');
    const cell = sheet.tag(row, 'TH', { scope: 'Row' });
    sheet.y = top + PAD;
    sheet.text(cell, 'P', words, lit ? inColor(styles.label, sheet.accent) : styles.label, {
      ...{ x: left, width: headWidth, lines: MOST_LINES, direction: 'auto', align: 'left' },
    });
    if (under)
      sheet.text(cell, 'P', cleanTitle(under, 200), inColor(styles.small, colors.muted), {
        ...{ x: left, width: headWidth, lines: 1 },
      });
    cell.element.end();
    figures.forEach((figure, index) => {
      figureCell(row, figure, index, { top, lit });
    });
    row.element.end();
    sheet.y = top + high + 2 * PAD;
  }
  sheet.rule(sheet.y);
  table.element.end();
  sheet.y += 8;
}
