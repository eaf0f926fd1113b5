import { blockAround } from '../block-around.ts';
import { attribute, isWithin, type PageDocument, type PageElement } from '../page-document.ts';
import { collapse } from '../page-text.ts';

/** The pieces of text that are read of one thing. */
const MOST_PIECES = 400;
const REPLACED = new Set(['del', 's', 'strike']);
const OLD_PRICE =
  /(?:^|[\s_-])(?:old|regular|was|compare|strike|crossed|rrp)[\w-]*price|price[\w-]*(?:old|compare|was|regular)/i;
/** Characters of a class attribute that are read. */
const LONGEST_CLASS = 300;
const isReplaced = ({ name, node }: PageElement) =>
  REPLACED.has(name) || OLD_PRICE.test((attribute(node, 'class') ?? '').slice(0, LONGEST_CLASS));

/** The lines between two pieces of the text, without prices that are struck out. */
export function linesOfPrices(page: PageDocument, from: number, to: number): string[] {
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
