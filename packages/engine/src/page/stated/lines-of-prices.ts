import { blockAround } from '../block-around.ts';
import { isWithin, type PageDocument, type PageElement } from '../page-document.ts';
import { collapse } from '../page-text.ts';
import { replacedPrices } from './unpaid-prices.ts';

/** The pieces of text that are read of one thing. */
const MOST_PIECES = 400;

/** The lines between two pieces of the text, without prices that others replace. */
export function linesOfPrices(page: PageDocument, from: number, to: number): string[] {
  const replaced = replacedPrices(page);
  const isReplaced = ({ index }: PageElement) => replaced.has(index);
  const lines: string[] = [];
  let owner: PageElement | undefined;
  let line = '';
  for (const piece of page.pieces.slice(from, Math.min(to, from + MOST_PIECES))) {
    if (!piece.region.isText || isWithin(page, piece.parent, isReplaced)) continue;
    const block = blockAround(page, piece);
    if (block !== owner) {
      lines.push(line);
      line = '';
    }
    owner = block;
    line += piece.text;
  }
  return [...lines, line].map(collapse).filter(Boolean);
}
