import type { PageDocument, PageElement } from '../../../page/page-document.ts';
import { collapse } from '../../../page/page-text.ts';
import { isNoise } from './is-noise.ts';
import { mainRange } from './main-range.ts';

export type BlockKind = 'heading' | 'text' | 'item' | 'row' | 'code';

/** One paragraph, list item, table row, heading or listing of the main part, in the page's order. */
export interface TextBlock {
  kind: BlockKind;
  /** 1 to 6 for headings, 0 for the rest. */
  level: number;
  text: string;
  /** Share of its characters that stand in links, 0 to 1. */
  linked: number;
  /** Its place in the page. */
  at: number;
  /** The place where what a summary opens ends; null for all else. */
  until: number | null;
}

/** Elements that stand on a line of their own. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup legend li main menu nav ol p pre section summary table tbody ' +
    'td tfoot th thead tr ul'
  ).split(' '),
);
const HEADING = /^h([1-6])$/;
/** Signs by which generators make a heading linkable; they are no part of its words. */
const PERMALINK = /(?:\s+#|\s*[¶§🔗])+$/u;
/** A row whose cells are longer than this is a layout, not a table. */
const LONGEST_CELL = 240;
/** A line that is one link is a button ("Read more"), not text. */
const LONGEST_BUTTON = 80;
/** Many times what a page of 2 MB that people read has. */
const MOST_BLOCKS = 20_000;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const OWNERSHIP = /^(?:copyright\b|©|\(c\) ?\d)/i;

/** For each piece the innermost block around it, and whether it stands in a link or in noise. */
function mapPieces(page: PageDocument, { from, to }: { from: number; to: number }) {
  const owners = new Int32Array(page.pieces.length).fill(-1);
  const links = new Uint8Array(page.pieces.length);
  const left = new Uint8Array(page.pieces.length);
  const lineEnds = new Set<number>();
  for (const element of page.elements) {
    if (element.textEnd <= from || element.textStart >= to) {
      if (element.name !== 'br') continue;
    }
    if (element.name === 'br') lineEnds.add(element.textStart);
    else if (element.name === 'a') links.fill(1, element.textStart, element.textEnd);
    else if (BLOCKS.has(element.name)) owners.fill(element.index, element.textStart, element.textEnd);
    if (element.textEnd > element.textStart && isNoise(page, element))
      left.fill(1, element.textStart, element.textEnd);
  }
  return { owners, links, left, lineEnds };
}

/** The nearest element of a name around the one at an index, for the few names that matter. */
function createParents(
  page: PageDocument,
): (index: number, names: ReadonlySet<string>) => PageElement | null {
  const parents = new Int32Array(page.elements.length).fill(-1);
  for (const element of page.elements) {
    // Later (inner) elements overwrite what outer ones wrote.
    parents.fill(element.index, element.index + 1, element.end);
  }
  return (index, names) => {
    for (let at = index; at >= 0; at = parents[at] ?? -1) {
      const element = page.elements[at];
      if (element && names.has(element.name)) return element;
    }
    return null;
  };
}

const CELLS = new Set(['td', 'th']);
const ROWS = new Set(['tr']);
const ITEMS = new Set(['li', 'dd']);
const LISTINGS = new Set(['pre']);
const OPENINGS = new Set(['details']);
const TITLED = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary']);

interface Piece {
  text: string;
  linked: boolean;
}

/** Joins pieces; in a listing the lines stay. */
function join(pieces: readonly Piece[], code: boolean): string {
  const text = pieces.map((piece) => piece.text).join('');
  if (!code) return collapse(text);
  return text
    .replace(/^ /, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

const linkedShare = (pieces: readonly Piece[]): number => {
  let linked = 0;
  let all = 0;
  for (const { text, linked: isLinked } of pieces) {
    const { length } = text.trim();
    all += length;
    if (isLinked) linked += length;
  }
  return all === 0 ? 0 : linked / all;
};

/** Cells of one row that follow each other become one block; a row of long cells stays apart. */
function joinRows(blocks: (TextBlock & { row: number })[]): TextBlock[] {
  const joined: (TextBlock & { row: number })[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const together =
      last && block.row >= 0 && last.row === block.row && last.kind === 'row' && block.kind === 'row';
    if (together) {
      last.linked =
        (last.linked * last.text.length + block.linked * block.text.length) /
        (last.text.length + block.text.length);
      last.text = `${last.text} | ${block.text}`;
    } else joined.push({ ...block });
  }
  return joined.map(({ row, ...block }) => block);
}

/**
 * The main part of a page as blocks: no navigation, header, footer, cookie notice, share buttons, permalink
 * signs; hidden text left out.
 */
export function mainBlocks(page: PageDocument): TextBlock[] {
  const range = mainRange(page);
  const { owners, links, left, lineEnds } = mapPieces(page, range);
  const around = createParents(page);
  const blocks: (TextBlock & { row: number })[] = [];
  let owner = -2;
  let pieces: Piece[] = [];
  let began = range.from;

  const titledOrListed = (index: number) =>
    index >= 0 && (around(index, TITLED) ?? around(index, ITEMS) ?? around(index, ROWS)) !== null;
  const close = () => {
    const element = page.elements[owner];
    const code = owner >= 0 && around(owner, LISTINGS) !== null;
    const text = join(pieces, code);
    const linked = linkedShare(pieces);
    pieces = [];
    if (!SAYS_SOMETHING.test(text) || OWNERSHIP.test(text)) return;
    if (linked > 0.95 && text.length < LONGEST_BUTTON && !titledOrListed(owner)) return;
    const place = { level: 0, linked, row: -1, at: began, until: null };
    const titled = owner >= 0 ? around(owner, TITLED) : null;
    const row = owner >= 0 && element && CELLS.has(element.name) ? around(owner, ROWS) : null;
    if (titled) {
      const level = Number(HEADING.exec(titled.name)?.[1] ?? 0);
      const words = text.replace(PERMALINK, '');
      // A summary is the heading of what it opens; its rank follows from where it stands.
      const until = level === 0 ? (around(titled.index, OPENINGS)?.textEnd ?? null) : null;
      if (words) blocks.push({ ...place, kind: 'heading', level, text: words, until });
    } else if (code) blocks.push({ ...place, kind: 'code', text });
    else if (row && text.length <= LONGEST_CELL) blocks.push({ ...place, kind: 'row', text, row: row.index });
    else {
      const item = owner >= 0 && around(owner, ITEMS) !== null;
      blocks.push({ ...place, kind: item ? 'item' : 'text', text });
    }
  };

  for (let at = range.from; at < range.to && blocks.length < MOST_BLOCKS; at += 1) {
    const piece = page.pieces[at];
    if (!piece?.region.shown || left[at] === 1 || !range.passes(piece.region)) continue;
    const its = owners[at] ?? -1;
    if (its !== owner) {
      close();
      owner = its;
      began = at;
    }
    if (lineEnds.has(at) && pieces.length > 0) pieces.push({ text: '\n', linked: false });
    pieces.push({ text: piece.text, linked: links[at] === 1 });
  }
  close();
  return joinRows(blocks);
}
