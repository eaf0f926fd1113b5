import type { TextBlock } from './text-block.ts';

/** The group that a block belongs to; -1 for none. */
interface Place {
  row: number;
  cell: number;
  /** Of the cell, from 0. */
  column: number;
  listing: number;
}
export type PlacedBlock = TextBlock & Place;

/** The separator between two blocks of one row or code block; null if they stay two blocks. */
function between(last: PlacedBlock, next: PlacedBlock): string | null {
  if (last.listing >= 0 && last.listing === next.listing) return '\n';
  if (last.row < 0 || last.row !== next.row || !isRow(last) || !isRow(next)) return null;
  // An empty cell keeps its place, or the columns would not match their heads.
  return last.cell === next.cell ? ' ' : ' | '.repeat(Math.max(1, next.column - last.column));
}

const isRow = ({ kind }: TextBlock) => kind === 'row' || kind === 'head';

/** Joins consecutive cells of one row to one block, and the lines of a code block. */
export function joinRows(blocks: PlacedBlock[]): TextBlock[] {
  const joined: PlacedBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const gap = last ? between(last, block) : null;
    if (!last || gap === null) {
      if (isRow(block)) block.text = ' | '.repeat(block.column) + block.text;
      joined.push(block);
      continue;
    }
    last.linked =
      (last.linked * last.text.length + block.linked * block.text.length) /
      (last.text.length + block.text.length);
    last.text = `${last.text}${gap}${block.text}`;
    if (block.kind === 'row') last.kind = 'row';
    Object.assign(last, { cell: block.cell, column: block.column });
  }
  return joined.map(({ kind, level, text, lines, isCaption, isTeaser, isStep, linked, at, until }) => {
    if (kind === 'row' || kind === 'head')
      return { kind, level, text: text.replace(/ {2,}/g, ' '), linked, at, until };
    const block: TextBlock = { kind, level, text, linked, at, until };
    if (lines !== undefined) block.lines = lines;
    if (isCaption) block.isCaption = isCaption;
    if (isTeaser) block.isTeaser = isTeaser;
    if (isStep) block.isStep = isStep;
    return block;
  });
}
