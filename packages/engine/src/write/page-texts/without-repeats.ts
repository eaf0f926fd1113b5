import { blockWords, headingOf } from '../markdown-blocks.ts';

/** A block on this many pages, and on this share of them, belongs to the template. */
const LEAST_PAGES = 4;
const SHARE = 0.3;

const keyOf = (block: string) => blockWords(block);

/**
 * Pages without the blocks that many of them share: invitations, forms, notices from a template. The first
 * occurrence stays, because the site means to say them somewhere.
 */
export function withoutRepeats(pages: readonly (readonly string[])[]): string[][] {
  const counts = new Map<string, number>();
  for (const blocks of pages)
    for (const key of new Set(blocks.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_PAGES, pages.length * SHARE);
  const told = new Set<string>();
  return pages.map((blocks) => {
    const mine = new Set<string>();
    const kept = blocks.filter((block) => {
      const key = keyOf(block);
      if (key === '' || (counts.get(key) ?? 0) < least || headingOf(block)?.level === 1) return true;
      if (told.has(key)) return false;
      mine.add(key);
      return true;
    });
    for (const key of mine) told.add(key);
    return withoutLooseEnds(kept, blocks);
  });
}

/** Removes a heading whose text was removed with the template. */
function withoutLooseEnds(kept: readonly string[], blocks: readonly string[]): string[] {
  if (kept.length === blocks.length) return [...kept];
  const stays = new Set(kept);
  return kept.filter((block, at) => {
    const heading = headingOf(block);
    if (!heading) return true;
    const next = kept[at + 1];
    const under = next === undefined ? null : headingOf(next);
    if (next !== undefined && (under === null || under.level > heading.level)) return true;
    // It had no text on the page either.
    const was = blocks[blocks.indexOf(block) + 1];
    return was === undefined || stays.has(was);
  });
}
