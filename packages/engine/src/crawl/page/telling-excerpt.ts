import { tellingBlocks } from '../../page/blocks/telling-blocks.ts';
import type { TextBlock } from '../../page/blocks/text-block.ts';
import { cut } from '../../page/page-text.ts';
import { UNSPACED } from '../../page/scripts.ts';
import { splitSentences } from '../../page/split-sentences.ts';

const ENOUGH = 180;
const LEAST = 80;
const MOST = 400;

/** A paragraph without its full stop, not a label: the next one would continue its sentence. */
const isUnended = (text: string) =>
  text.length >= LEAST && /[\p{L}\p{N})]$/u.test(text) && !UNSPACED.test(text);

/** Whole sentences up to the limit; a first sentence that is too long is cut. */
function sentencesOf(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let taken = '';
  for (const segment of splitSentences(text.slice(0, limit * 2))) {
    if (taken && taken.length + segment.length > limit) break;
    taken += segment;
  }
  return cut(taken.trim(), limit);
}

/**
 * The first informative sentences about the page's topic: whole ones, 180 to 400 characters if the page has
 * them under one heading. Cookie notices, bylines, breadcrumbs and the like are skipped; a paragraph that ends like a sentence
 * is preferred.
 */
export function tellingExcerpt(blocks: readonly TextBlock[]): string {
  const parts: string[] = [];
  let length = 0;
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ at }) => at);
  let before = -1;
  for (const { text, at } of tellingBlocks(blocks)) {
    if (length >= ENOUGH) break;
    // What stands under the next heading is about something else.
    if (length >= LEAST && headings.some((heading) => heading > before && heading < at)) break;
    before = at;
    const part = sentencesOf(text, MOST - length);
    if (length > 0 && part.endsWith('…')) break;
    const last = parts.at(-1);
    if (last !== undefined && isUnended(last) && /^\p{Lu}/u.test(part)) parts[parts.length - 1] = `${last}.`;
    parts.push(part);
    length += part.length + 1;
  }
  return parts.join(' ');
}
