import { headingOf, markdownBlocks } from '../markdown-blocks.ts';

/** What an llms-full.txt says about one page. */
export interface OwnersPart {
  url: string;
  /** With its heading. */
  text: string;
}

/**
 * The line with which a part names its page: Mintlify, Fern and others write `Source:`, some `URL:`. The
 * pattern has no two adjacent runs of blanks.
 */
const SOURCE =
  /^(?:\*\*)?(?:source|url|source url|page|link|canonical)(?:\*\*)?\s*:\s*(?:\*\*\s*)?<?(https?:\/\/[^\s>]+)>?\s*$/im;

/** The page that a block names as its source; null if it names none. */
function sourceOf(block: string): string | null {
  if (/^ {0,3}(?:```|~~~)/.test(block)) return null;
  const url = SOURCE.exec(block)?.[1];
  return url !== undefined && URL.canParse(url) ? url : null;
}

/**
 * The parts of somebody's llms-full.txt: each begins with the heading before the line that names its page.
 * The text before the first part is the front.
 */
export function readOwnersParts(text: string): { front: string; parts: OwnersPart[]; level: number } {
  const blocks = markdownBlocks(text.trim());
  const starts: { at: number; url: string; level: number }[] = [];
  for (const [at, block] of blocks.entries()) {
    const url = sourceOf(block);
    if (url === null) continue;
    // The heading is directly before it, or at the top of the same block.
    const before = blocks[at - 1];
    const own = headingOf(block.split('\n')[0] ?? '');
    const heading = own ?? (before === undefined ? null : headingOf(before));
    if (!heading) continue;
    starts.push({ at: own ? at : at - 1, url, level: heading.level });
  }
  const [first] = starts;
  return {
    front: blocks.slice(0, first?.at ?? blocks.length).join('\n\n'),
    parts: starts.map(({ at, url }, place) => ({
      url,
      text: blocks.slice(at, starts[place + 1]?.at ?? blocks.length).join('\n\n'),
    })),
    level: first?.level ?? 2,
  };
}
