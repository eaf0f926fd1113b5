import { newsCards } from '../dates/news-cards.ts';
import { isLink } from '../is-link.ts';
import { isOrnament } from '../is-ornament.ts';
import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { textOf } from '../page-text.ts';
import { unpaidPrices } from '../stated/unpaid-prices.ts';
import { withoutPermalink } from '../without-permalink.ts';
import { brokenLines, joinPieces, linkedShare, type Piece } from './block-pieces.ts';
import { isHeadRow } from './is-head-row.ts';
import { joinRows, type PlacedBlock } from './join-rows.ts';
import type { TextBlock } from './text-block.ts';

/** Elements that are on separate lines. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup legend li main menu nav ol p pre section summary table tbody ' +
    'td tfoot th thead tr ul'
  ).split(' '),
);
const HEADING = /^h([1-6])$/;
const MARK = /^[●○◯◎〇✓✔☑✗✘×✕☒△▲―－—–]$/u;
/** A row with longer cells is layout, not a table. */
const LONGEST_CELL = 240;
/** A line that is only a link is a button ("Read more"), not text. */
const LONGEST_BUTTON = 80;
/** Many times what a page of 2 MB for people has. */
const MOST_BLOCKS = 20_000;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const OWNERSHIP = /^(?:copyright\b|©|\(c\) ?\d)/i;

/** A telephone number or a mail address is said, though it is linked: it is no button. */
const CONTACT = /@|(?:\d\D{0,3}){6}/;
const isContact = (page: PageDocument, element: PageElement) =>
  /^(?:tel|mailto):/i.test(attribute(element, 'href')?.trim() ?? '') &&
  CONTACT.test(textOf(page, element, LONGEST_BUTTON));

/** What the ancestors say about each element, found in one walk. */
function mapElements(page: PageDocument) {
  const { length } = page.elements;
  const owners = new Int32Array(length).fill(-1);
  const links = new Uint8Array(length);
  const left = new Uint8Array(length);
  const lineEnds = new Set<number>();
  const unpaid = unpaidPrices(page);
  for (const element of page.elements) {
    const { index, name, parent } = element;
    owners[index] = BLOCKS.has(name) ? index : (owners[parent] ?? -1);
    links[index] = (isLink(element) && !isContact(page, element)) || links[parent] === 1 ? 1 : 0;
    if (name === 'br') lineEnds.add(element.textStart);
    const holdsText = element.textEnd > element.textStart && element.region.part === 'main';
    left[index] = left[parent] === 1 || unpaid.has(index) || (holdsText && isOrnament(page, element)) ? 1 : 0;
  }
  return { owners, links, left, lineEnds };
}

/** Classes by which builders name what stands below a picture. */
const CAPTION_NAME =
  /(?:^|\s)(?:(?:wp|image|img|figure|photo|picture|gallery|media|blocks-gallery-item|thumb)[_-]{1,2}(?:caption(?:[_-]text)?|credits?)|caption[_-]text|thumbcaption|bildunterschrift)(?:\s|$)/i;

/** Whether an element stands below a picture and says what it shows. */
function isInCaption(page: PageDocument, index: number): boolean {
  let element = page.elements[index];
  for (let up = 0; element && up < 3; up += 1) {
    if (element.name === 'figcaption' || CAPTION_NAME.test(attribute(element, 'class') ?? '')) return true;
    element = page.elements[element.parent];
  }
  return false;
}

/** Posts and chapters are numbered too, and have a title. */
const OF_AN_ARTICLE = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'article']);

/** Whether an entry is one of the numbered steps of a list. */
function isStep(page: PageDocument, item: PageElement): boolean {
  if (page.elements[item.parent]?.name !== 'ol') return false;
  const within = page.elements.slice(item.index + 1, Math.min(item.end, item.index + MOST_IN_CELL));
  return !within.some(({ name }) => OF_AN_ARTICLE.has(name));
}

/** The nearest element with one of the names, from an index upwards, itself included. */
function around(page: PageDocument, index: number, names: ReadonlySet<string>): PageElement | null {
  for (let element = page.elements[index]; element; element = page.elements[element.parent])
    if (names.has(element.name)) return element;
  return null;
}

/** The line numbers of a code block. */
const LINE_NUMBERS = /^\d+(?:\s+\d+)*$/;

const CELLS = new Set(['td', 'th']);
const ROWS = new Set(['tr']);
const ITEMS = new Set(['li', 'dd']);
const LISTINGS = new Set(['pre']);
const OPENINGS = new Set(['details']);
const LISTED = new Set('h1 h2 h3 h4 h5 h6 summary li dd tr'.split(' '));
const TITLED = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary']);

/** The most elements or texts in a data cell. */
const MOST_IN_CELL = 100;
const OF_A_LAYOUT = new Set(['h1', 'h2', 'h3', 'h4', 'table', 'pre', 'form', 'figcaption']);

/** Whether a cell belongs to a data table, not to layout. */
function isShortCell(page: PageDocument, cell: PageElement): boolean {
  if (cell.end - cell.index > MOST_IN_CELL || cell.textEnd - cell.textStart > MOST_IN_CELL) return false;
  const within = page.elements.slice(cell.index + 1, cell.end);
  if (within.some(({ name }) => OF_A_LAYOUT.has(name))) return false;
  return textOf(page, cell, LONGEST_CELL + 1).length <= LONGEST_CELL;
}

const TABLES = new Set(['table']);
/** Cells of data seldom have several paragraphs. */
const LEAST_PARAGRAPHS = 2;

/** Whether a table without named columns arranges the page: a cell holds paragraphs, headings or tables. */
function isLayout(page: PageDocument, table: PageElement): boolean {
  const within = page.elements.slice(table.index + 1, table.end);
  if (within.some(({ name }) => name === 'th')) return false;
  return within.some((cell) => {
    if (cell.name !== 'td') return false;
    const held = page.elements.slice(cell.index + 1, cell.end);
    return (
      held.some(({ name }) => OF_A_LAYOUT.has(name)) ||
      held.filter(({ name }) => name === 'p').length >= LEAST_PARAGRAPHS
    );
  });
}

/** Keeps the answers about the elements of a page. */
function oncePerElement(answer: (element: PageElement) => boolean): (element: PageElement) => boolean {
  const known = new Map<number, boolean>();
  return (element) => {
    const kept = known.get(element.index) ?? answer(element);
    known.set(element.index, kept);
    return kept;
  };
}

/** The index of each cell in its row, from 0. */
function columnsOf(page: PageDocument, rowOf: (cell: PageElement) => PageElement | null) {
  const counts = new Map<number, number>();
  const columns = new Map<number, number>();
  for (const element of page.elements) {
    if (!CELLS.has(element.name)) continue;
    const row = rowOf(element)?.index ?? -1;
    const column = counts.get(row) ?? 0;
    columns.set(element.index, column);
    counts.set(row, column + 1);
  }
  return columns;
}

/**
 * The main part of a page as blocks: no navigation, header, footer, cookie notice, share buttons, permalink
 * symbols, prices that nobody pays now. Text that CSS hides counts.
 *
 * @param most blocks wanted; the page is read no further.
 */
export function mainBlocks(page: PageDocument, most = MOST_BLOCKS): TextBlock[] {
  const { owners, links, left, lineEnds } = mapElements(page);
  const cards = newsCards(page);
  const blocks: PlacedBlock[] = [];
  let owner = -2;
  let pieces: Piece[] = [];
  let began = 0;

  const titledOrListed = (index: number) => index >= 0 && around(page, index, LISTED) !== null;
  const columns = columnsOf(page, (cell) => around(page, cell.index, ROWS));
  const arranges = oncePerElement((table) => isLayout(page, table));
  const isTabular = oncePerElement((cell) => {
    const table = around(page, cell.index, TABLES);
    return isShortCell(page, cell) && !(table && arranges(table));
  });
  const namesColumns = oncePerElement((row) => {
    const table = around(page, row.index, TABLES);
    return table !== null && isHeadRow(page, row, table);
  });
  // Where the cells of all rows are `<th>`, for their looks, they name nothing.
  const hasData = oncePerElement((table) => {
    const within = page.elements.slice(table.index + 1, table.end);
    return within.some(({ name }) => name === 'td') || within.filter(({ name }) => name === 'tr').length < 2;
  });
  const names = (cell: PageElement) => {
    const table = cell.name === 'th' ? around(page, cell.index, TABLES) : null;
    return table !== null && hasData(table);
  };
  const close = () => {
    const listing = owner >= 0 ? around(page, owner, LISTINGS) : null;
    const text = joinPieces(pieces, listing !== null);
    const lines = listing ? undefined : brokenLines(pieces);
    const linked = linkedShare(pieces);
    pieces = [];
    const cell = owner >= 0 && !listing ? around(page, owner, CELLS) : null;
    // A mark in a table says yes or no: on which days somebody is there, what a plan includes.
    const isMark = cell !== null && MARK.test(text) && isTabular(cell);
    if ((!SAYS_SOMETHING.test(text) && !isMark) || OWNERSHIP.test(text)) return;
    if (listing && LINE_NUMBERS.test(text)) return;
    if (linked > 0.95 && text.length < LONGEST_BUTTON && !titledOrListed(owner)) return;
    // Field by field: with spread syntax a page's blocks took three times as long.
    const block: PlacedBlock = {
      kind: 'text',
      level: 0,
      text,
      linked,
      at: began,
      until: null,
      row: -1,
      cell: -1,
      column: -1,
      listing: -1,
    };
    if (lines !== undefined) block.lines = lines;
    const titled = owner >= 0 ? around(page, owner, TITLED) : null;
    const row = cell && around(page, cell.index, ROWS);
    if (titled) {
      block.kind = 'heading';
      block.level = Number(HEADING.exec(titled.name)?.[1] ?? 0);
      block.text = withoutPermalink(text);
      // A summary is the heading of what it opens; its rank follows from its position.
      if (block.level === 0) block.until = around(page, titled.index, OPENINGS)?.textEnd ?? null;
      if (block.text === '') return;
    } else if (listing) {
      block.kind = 'code';
      block.listing = listing.index;
    } else if (cell && row && isTabular(cell)) {
      block.kind = names(cell) || namesColumns(row) ? 'head' : 'row';
      block.row = row.index;
      block.cell = cell.index;
      block.column = columns.get(cell.index) ?? 0;
    } else {
      const item = owner >= 0 ? around(page, owner, ITEMS) : null;
      if (item) block.kind = 'item';
      if (item && isStep(page, item)) block.isStep = true;
    }
    if (block.kind === 'text' && owner >= 0 && isInCaption(page, owner)) block.isCaption = true;
    if (cards.some(({ from, to }) => began >= from && began < to)) block.isTeaser = true;
    blocks.push(block);
  };

  for (const [at, { text, parent, region }] of page.pieces.entries()) {
    if (blocks.length >= most) break;
    if (!region.isText || region.part !== 'main' || left[parent] === 1) continue;
    const its = owners[parent] ?? -1;
    if (its !== owner) {
      close();
      owner = its;
      began = at;
    }
    if (lineEnds.has(at) && pieces.length > 0) pieces.push({ text: '\n', linked: false, lineEnd: true });
    pieces.push({ text, linked: links[parent] === 1 });
  }
  close();
  return joinRows(blocks);
}
