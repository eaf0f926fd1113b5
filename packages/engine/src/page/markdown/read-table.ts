import { attribute, type PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import type { Alignment, Block, Inline } from './markdown-tree.ts';
import type { PageReading } from './page-reading.ts';
import { inlineText, readInline } from './read-inline.ts';

const CELLS = new Set(['td', 'th']);
/** What a data table does not contain; with it, cells are only layout. */
const OF_A_LAYOUT = new Set('h1 h2 h3 h4 h5 h6 table pre form blockquote'.split(' '));
/** A longer text is not a cell. Characters. */
const LONGEST_CELL = 1200;
const MOST_ROWS = 1500;
const MOST_COLUMNS = 40;

interface Cell {
  element: PageElement;
  columns: number;
  rows: number;
  isHead: boolean;
}

const span = (cell: PageElement, name: string, most: number) =>
  Math.min(Math.max(Number.parseInt(attribute(cell, name) ?? '', 10) || 1, 1), most);

function rowsOf({ page }: PageReading, table: PageElement): { row: PageElement; cells: Cell[] }[] {
  const rows: { row: PageElement; cells: Cell[] }[] = [];
  const cellsOf = new Map<number, Cell[]>();
  for (let at = table.index + 1; at < table.end; at += 1) {
    const element = page.elements[at];
    if (!element) break;
    if (element.name === 'tr' && rows.length < MOST_ROWS) {
      const cells: Cell[] = [];
      cellsOf.set(element.index, cells);
      rows.push({ row: element, cells });
    } else if (CELLS.has(element.name))
      cellsOf.get(element.parent)?.push({
        element,
        columns: span(element, 'colspan', MOST_COLUMNS),
        rows: span(element, 'rowspan', MOST_ROWS),
        isHead: element.name === 'th',
      });
  }
  return rows.filter(({ cells }) => cells.length > 0);
}

/** Whether the table is only layout. Then the cells' text counts as ordinary text of the page. */
export function isLayout(reading: PageReading, table: PageElement): boolean {
  const { page } = reading;
  if (/^(?:presentation|none)$/.test(attribute(table, 'role') ?? '')) return true;
  for (let at = table.index + 1; at < table.end; at += 1)
    if (OF_A_LAYOUT.has(page.elements[at]?.name ?? '')) return true;
  const rows = rowsOf(reading, table);
  if (rows.every(({ cells }) => cells.length < 2)) return true;
  return rows.some(({ cells }) =>
    cells.some(({ element }) => textOf(page, element, LONGEST_CELL + 1).length > LONGEST_CELL),
  );
}

const ITEM = new Set(['li', 'p', 'div', 'dd', 'dt']);

/** A cell's words; breaks separate the blocks inside it. */
function readCell(reading: PageReading, cell: PageElement): Inline[] {
  const line: Inline[] = [];
  const add = (element: PageElement) => {
    for (const node of element.node.childNodes) {
      const inner = 'value' in node ? undefined : reading.elementOf(node);
      if (!inner) line.push(...readInline(reading, [node], element));
      else if (reading.isLeftOut(inner)) continue;
      else if (
        reading.holdsBlock(inner) ||
        ITEM.has(inner.name) ||
        inner.name === 'ul' ||
        inner.name === 'ol'
      ) {
        const isApart = ITEM.has(inner.name);
        if (isApart && /\S/.test(inlineText(line))) line.push({ kind: 'break' });
        if (inner.name === 'li') line.push({ kind: 'text', text: '• ' });
        add(inner);
      } else line.push(...readInline(reading, [node], element));
    }
  };
  add(cell);
  return line.filter((node, at) => node.kind !== 'break' || (at > 0 && line[at - 1]?.kind !== 'break'));
}

const SIDES = /text-align\s*:\s*(left|center|right)/i;
function alignmentOf(cell: PageElement): Alignment {
  const side = (
    attribute(cell, 'align') ??
    SIDES.exec(attribute(cell, 'style') ?? '')?.[1] ??
    ''
  ).toLowerCase();
  return side === 'center' || side === 'right' || side === 'left' ? side : null;
}

/**
 * The cells by column: one over several rows is repeated in each row, one over several columns is in the
 * first.
 */
function grid(reading: PageReading, rows: readonly { cells: Cell[] }[]) {
  const filled: Inline[][][] = rows.map(() => []);
  const taken: boolean[][] = rows.map(() => []);
  const align: Alignment[] = [];
  for (const [at, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (taken[at]?.[column]) column += 1;
      if (column >= MOST_COLUMNS) break;
      const words = readCell(reading, cell.element);
      align[column] ??= alignmentOf(cell.element);
      for (let row = at; row < Math.min(at + cell.rows, rows.length); row += 1)
        for (let across = column; across < Math.min(column + cell.columns, MOST_COLUMNS); across += 1) {
          const [line, marks] = [filled[row], taken[row]];
          if (!line || !marks || marks[across]) continue;
          marks[across] = true;
          line[across] = across === column || cell.isHead ? words : [];
        }
      column += cell.columns;
    }
  }
  const width = Math.max(0, ...filled.map(({ length }) => length));
  return { lines: filled.map((line) => Array.from({ length: width }, (_, at) => line[at] ?? [])), align };
}

/** Joins two header rows: "Price" over "EUR" becomes "Price EUR". */
const joinHeads = (lines: readonly Inline[][][]): Inline[][] =>
  (lines[0] ?? []).map((_, column) => {
    const words: Inline[] = [];
    const told = new Set<string>();
    for (const line of lines) {
      const cell = line[column] ?? [];
      const text = inlineText(cell).trim();
      if (text === '' || told.has(text)) continue;
      told.add(text);
      words.push(...(words.length > 0 ? [{ kind: 'text', text: ' ' } as const] : []), ...cell);
    }
    return words;
  });

/** A data table; null for one without words. */
export function readTable(reading: PageReading, table: PageElement): Block | null {
  const { page } = reading;
  const rows = rowsOf(reading, table);
  const inHead = ({ row }: { row: PageElement }) => page.elements[row.parent]?.name === 'thead';
  let heads = rows.findIndex((row) => !inHead(row));
  if (heads < 0) heads = rows.length === 1 ? 0 : rows.length;
  if (heads === 0 && rows[0]?.cells.every(({ isHead }) => isHead) && rows.length > 1) heads = 1;
  const { lines, align } = grid(reading, rows);
  const says = (line: readonly Inline[][]) => line.some((cell) => /\S/.test(inlineText(cell)));
  const body = lines.slice(heads).filter(says);
  const head = lines.slice(0, heads).filter(says);
  if (body.length === 0 && head.length === 0) return null;
  return { kind: 'table', head: head.length > 0 ? joinHeads(head) : null, rows: body, align };
}
