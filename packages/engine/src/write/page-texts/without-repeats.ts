import { blockWords, headingOf } from '../markdown-blocks.ts';

/** A block on so many pages, and on this share of them, is the template's and not theirs. */
const LEAST_PAGES = 4;
const SHARE = 0.3;

const keyOf = (block: string) => blockWords(block);

/**
 * Pages without the blocks that many of them have in common: invitations, forms, notices that a template puts under each.
 * They stay where they stand first, since somewhere the site means to say them.
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

/** A heading whose text went with the template goes with it. */
function withoutLooseEnds(kept: readonly string[], blocks: readonly string[]): string[] {
  if (kept.length === blocks.length) return [...kept];
  const stays = new Set(kept);
  return kept.filter((block, at) => {
    const heading = headingOf(block);
    if (!heading) return true;
    const next = kept[at + 1];
    const under = next === undefined ? null : headingOf(next);
    if (next !== undefined && (under === null || under.level > heading.level)) return true;
    // It had nothing under it on the page either.
    const was = blocks[blocks.indexOf(block) + 1];
    return was === undefined || stays.has(was);
  });
}
