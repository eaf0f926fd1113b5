import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import type { Sheet, Tag } from '../page/create-sheet.ts';
import { inColor, styles, tones } from '../page/look.ts';
import { cleanTitle } from '../text/clean-text.ts';

interface TableColumn {
  title: string;
  /** Of the width of the table. */
  share: number;
  align?: 'right';
}

interface TableRow {
  /** In the order of the columns. The first may be long; the last is a score. */
  cells: readonly string[];
  /** Under the first cell, smaller. */
  under: string | null;
  link: string | null;
  score: number | null;
}

interface TableOptions {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

const isAddress = (link: string | null): link is string => link !== null && /^https?:\/\//i.test(link);

/** A table that continues over pages, with its header on each of them. */
export function drawTable(sheet: Sheet, section: Tag, { columns, rows }: TableOptions): void {
  const { left, width } = sheet;
  const table = sheet.tag(section, 'Table');
  const places = columns.map((column, index) => ({
    ...column,
    x: left + width * columns.slice(0, index).reduce((sum, { share }) => sum + share, 0),
    width: width * column.share - 6,
  }));

  function head(): void {
    const row = sheet.tag(table, 'TR');
    const top = sheet.y;
    for (const { title, x, width: room, align } of places) {
      const cell = sheet.tag(row, 'TH', { scope: 'Column' });
      sheet.y = top;
      sheet.text(cell, 'P', title, styles.small, { x, width: room, ...(align ? { align } : {}) });
      cell.element.end();
    }
    row.element.end();
    sheet.y = top + styles.small.leading + 5;
  }

  head();
  for (const { cells, under, link, score } of rows) {
    if (sheet.y + 34 > sheet.bottom) {
      sheet.rule(sheet.y);
      sheet.newPage();
      head();
    }
    const top = sheet.y;
    sheet.rule(top);
    const row = sheet.tag(table, 'TR');
    let end = top;
    places.forEach(({ x, width: room, align }, index) => {
      const cell = sheet.tag(row, 'TD');
      const words = cleanTitle(cells[index] ?? '', 300);
      const isScore = index === places.length - 1 && score !== null;
      const first = index === 0;
      sheet.y = top + 5;
      const style = isScore
        ? inColor(styles.label, tones[scoreBand(score)].ink)
        : first
          ? styles.label
          : styles.figures;
      const to = first && isAddress(link) ? { to: link, within: false } : null;
      sheet.text(cell, 'P', words, style, {
        x,
        width: room,
        lines: 1,
        ...(align ? { align } : {}),
        ...(first ? { direction: 'auto' as const, align: 'left' as const } : {}),
        link: to,
      });
      if (first && under)
        sheet.text(
          cell,
          'P',
          cleanTitle(under, 300),
          { ...styles.code, size: 7, leading: 10, color: styles.small.color },
          { x, width: room, lines: 1 },
        );
      end = Math.max(end, sheet.y);
      cell.element.end();
    });
    row.element.end();
    sheet.y = end + 5;
  }
  sheet.rule(sheet.y);
  table.element.end();
  sheet.y += 8;
}
