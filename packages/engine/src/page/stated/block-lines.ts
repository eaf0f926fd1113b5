import { blockAround } from '../block-around.ts';
import type { PageDocument, PageElement } from '../page-document.ts';
import type { PagePart } from '../page-part.ts';
import { joinPieces } from '../page-text.ts';
import { withValues } from './value-columns.ts';

/** Names of things that are no lines of a text: the title of the page, the choices of a form. */
const NO_LINE = new Set(['h1', 'option', 'optgroup', 'legend', 'button']);

export interface LinesWanted {
  /** The element whose lines are wanted; the whole page without one. */
  within?: PageElement;
  /** The last lines are read if there are more: that is where a page says how to reach its owner. */
  most: number;
  /** Characters of a line; a longer one is cut. */
  longest: number;
  /** Parts of the page whose lines are left out. */
  without?: ReadonlySet<PagePart>;
}

/**
 * The lines that a reader sees, in their order: a line ends at a line break, and where a block begins or ends. So the text
 * beside a block in the same element is a line as well ("Call 0117 496 0123" before a list). Names and values in two columns are
 * lines of both.
 */
export function blockLines(page: PageDocument, { within, most, longest, without }: LinesWanted): string[] {
  const held = within ? page.elements.slice(within.index, within.end) : page.elements;
  const breaks = new Set(held.filter(({ name }) => name === 'br').map(({ textStart }) => textStart));
  const lines: { text: string; owner: PageElement | undefined }[] = [];
  const start = within?.textStart ?? 0;
  let end = within?.textEnd ?? page.pieces.length;
  let owner: PageElement | undefined;
  const close = (from: number) => {
    const isLine = owner !== undefined && !NO_LINE.has(owner.name);
    const text = isLine ? joinPieces(page.pieces, { from, to: end, limit: longest }) : '';
    if (text !== '') lines.push({ text, owner });
    end = from;
  };
  for (let at = end - 1; at >= start && lines.length < most; at -= 1) {
    const piece = page.pieces[at];
    // The name of a drawing stands within a line, and is none of its words.
    if (piece?.region.isText) {
      const its = without?.has(piece.region.part) ? undefined : blockAround(page, piece);
      if (its !== owner) {
        close(at + 1);
        owner = its;
      }
    }
    if (breaks.has(at)) close(at);
  }
  if (lines.length < most) close(start);
  return withValues(
    page,
    lines.reverse(),
    ({ owner: block }) => block,
    (line, text) => ({ ...line, text }),
  ).map(({ text }) => text);
}
