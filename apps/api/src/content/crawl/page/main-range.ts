import type { PageDocument, PageElement, Region } from '../../../page/page-document.ts';

/** Where the main text stands: pieces from `from` to `to` whose region passes. */
export interface MainRange {
  from: number;
  to: number;
  passes(region: Region): boolean;
}

/** Containers that a page without `<main>` wraps its content in. */
const CONTAINERS = new Set([
  'body',
  'div',
  'section',
  'td',
  'table',
  'tbody',
  'tr',
  'center',
  'form',
  'font',
]);
/** One child that holds this much of the plain text is the content; what stands beside it is the frame. */
const DOMINANT = 0.75;
/** Articles that hold less of a page than this are cards on it, not its content. */
const MOSTLY = 0.5;

/** Characters of shown text outside links, summed up to each piece. */
function plainSums(page: PageDocument): Float64Array {
  const links = new Uint8Array(page.pieces.length);
  for (const element of page.elements)
    if (element.name === 'a') links.fill(1, element.textStart, element.textEnd);
  const sums = new Float64Array(page.pieces.length + 1);
  page.pieces.forEach(({ text, region }, at) => {
    const counts = region.shown && !region.inFrame && links[at] === 0;
    sums[at + 1] = (sums[at] ?? 0) + (counts ? text.trim().length : 0);
  });
  return sums;
}

/** Goes down from the body as long as one container holds nearly all of the plain text. */
function dominantContainer(page: PageDocument): PageElement | null {
  const sums = plainSums(page);
  const weight = (element: PageElement) => (sums[element.textEnd] ?? 0) - (sums[element.textStart] ?? 0);
  let current = page.elements.find(({ name }) => name === 'body') ?? null;
  while (current) {
    const whole = weight(current);
    let best: PageElement | null = null;
    for (let at = current.index + 1; at < current.end; ) {
      const child = page.elements[at];
      if (!child) break;
      if (CONTAINERS.has(child.name) && (!best || weight(child) > weight(best))) best = child;
      at = child.end;
    }
    if (!best || whole === 0 || weight(best) < whole * DOMINANT) return current;
    current = best;
  }
  return null;
}

/**
 * Finds the main part: `<main>`, else the articles where they hold most of the text, else the container
 * that holds nearly all text outside links.
 */
export function mainRange(page: PageDocument): MainRange {
  const all = { from: 0, to: page.pieces.length };
  let inMain = 0;
  let inArticle = 0;
  let outside = 0;
  for (const { text, region } of page.pieces) {
    if (!region.shown || region.inFrame) continue;
    const { length } = text.trim();
    outside += length;
    if (region.inMain) inMain += length;
    if (region.inArticle) inArticle += length;
  }
  if (inMain > 0) return { ...all, passes: (region) => region.inMain && !region.inFrame };
  if (inArticle > outside * MOSTLY)
    return { ...all, passes: (region) => region.inArticle && !region.inFrame };
  const container = dominantContainer(page);
  const passes = (region: Region) => !region.inFrame;
  return container ? { from: container.textStart, to: container.textEnd, passes } : { ...all, passes };
}
