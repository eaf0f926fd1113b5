import type { PageDocument } from '../page-document.ts';
import type { Block } from './markdown-tree.ts';
import { openPageReading } from './page-reading.ts';
import { readBlocks } from './read-blocks.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface PageMarkdown {
  /** Headings at the levels that they have on the page. No line feed at the end. */
  text: string;
  /** The page was longer than the limit. */
  isCut: boolean;
}

/** As much of one page as anybody reads: about 15,000 words. Characters. */
const MOST_CHARACTERS = 100_000;

/** Blocks that need no rule before them. */
const BESIDE_RULES: ReadonlySet<string> = new Set(['rule', 'heading']);

/** Rules only separate: none at an end, none before another, none before a heading. */
function withoutLooseRules(blocks: readonly Block[]): Block[] {
  const kept = blocks.filter(
    (block, at) => block.kind !== 'rule' || !BESIDE_RULES.has(blocks[at + 1]?.kind ?? 'rule'),
  );
  while (kept[0]?.kind === 'rule') kept.shift();
  while (kept.at(-1)?.kind === 'rule') kept.pop();
  return kept;
}

/**
 * The main part of a page as Markdown (CommonMark, with GitHub's tables): its headings, texts, lists, tables,
 * code blocks, quotations, links and images with alternative text. Nothing around it: no navigation, banner,
 * footer, notice or share buttons, no scripts, and nothing that visitors cannot see.
 */
export function pageMarkdown(page: PageDocument): PageMarkdown {
  const root = page.elements.find(({ parent }) => parent < 0);
  if (!root) return { text: '', isCut: false };
  const blocks = withoutLooseRules(readBlocks(openPageReading(page), root));
  const written: string[] = [];
  let length = 0;
  let isCut = false;
  for (const [at, block] of blocks.entries()) {
    const last = blocks[at - 1];
    // Consecutive lists are written together, because their markers distinguish them.
    const text = last?.kind === 'list' && block.kind === 'list' ? '' : writeMarkdown(listRun(blocks, at));
    // Pages repeat text for narrow screens.
    if (text === '' || (text === written.at(-1) && text.length > 20)) continue;
    if (length + text.length > MOST_CHARACTERS) {
      isCut = true;
      break;
    }
    length += text.length + 2;
    written.push(text);
  }
  return { text: written.join('\n\n'), isCut };
}

/** A block, together with the lists that directly follow it. */
function listRun(blocks: readonly Block[], from: number): readonly Block[] {
  let end = from + 1;
  if (blocks[from]?.kind === 'list') while (blocks[end]?.kind === 'list') end += 1;
  return blocks.slice(from, end);
}
