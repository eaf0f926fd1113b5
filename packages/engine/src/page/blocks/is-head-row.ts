import type { PageDocument, PageElement } from '../page-document.ts';

const BOLD = new Set(['b', 'strong']);
/** Fewer rows are no table with names above it. */
const LEAST_ROWS = 3;
const LEAST_CELLS = 2;
/** A row of a table of data has fewer elements. */
const MOST_IN_TABLE = 4000;

/** Whether an element between the text and the cell makes it bold. */
function isBoldIn(page: PageDocument, parent: number, cell: PageElement): boolean {
  for (
    let element = page.elements[parent];
    element && element !== cell;
    element = page.elements[element.parent]
  )
    if (BOLD.has(element.name)) return true;
  return false;
}

const textsIn = (page: PageDocument, { textStart, textEnd }: PageElement) =>
  page.pieces.slice(textStart, textEnd).filter(({ text, region }) => region.isText && text.trim() !== '');

/** Characters of the name of a column. */
const LONGEST_NAME = 40;

/** Whether the corner of a table is empty, so that the cells beside it name columns and those below it name rows. */
function hasEmptyCorner(page: PageDocument, [first = [], ...others]: readonly PageElement[][]): boolean {
  const text = (cell: PageElement | undefined) =>
    cell
      ? textsIn(page, cell)
          .map((piece) => piece.text)
          .join('')
          .trim()
      : '';
  const [corner, ...columns] = first.map(text);
  return (
    corner === '' &&
    columns.length >= LEAST_CELLS &&
    columns.every((column) => column !== '' && column.length <= LONGEST_NAME) &&
    others.every(([row, ...cells]) => text(row) !== '' && cells.length === columns.length)
  );
}

/**
 * Whether a row names the columns of its table without `<th>`: it is in the `<thead>`, or it is the first and all of its
 * cells are bold, and those of the other rows are not, or its first cell is empty. Editors of texts write tables so.
 */
export function isHeadRow(page: PageDocument, row: PageElement, table: PageElement): boolean {
  if (page.elements[row.parent]?.name === 'thead') return true;
  // Of the first row alone the whole table is read: it may have many.
  let first = table.index + 1;
  while (first < table.end && page.elements[first]?.name !== 'tr') first += 1;
  if (first !== row.index || table.end - table.index > MOST_IN_TABLE) return false;
  const within = page.elements.slice(table.index + 1, table.end);
  const rows = within.filter(({ name }) => name === 'tr');
  if (rows.length < LEAST_ROWS || within.some(({ name }) => name === 'th')) return false;
  const cellsOf = ({ index, end }: PageElement) =>
    page.elements.slice(index + 1, end).filter(({ name }) => name === 'td');
  const isBold = (cell: PageElement) =>
    textsIn(page, cell).every(({ parent }) => isBoldIn(page, parent, cell));
  const own = cellsOf(row);
  if (hasEmptyCorner(page, rows.map(cellsOf))) return true;
  const isNamed =
    own.length >= LEAST_CELLS && own.every((cell) => textsIn(page, cell).length > 0 && isBold(cell));
  return isNamed && rows.slice(1).every((other) => !cellsOf(other).every(isBold));
}
