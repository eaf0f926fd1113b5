import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { pageKey } from '../llms-txt/page-key.ts';
import { blockWords, markdownBlocks } from '../markdown-blocks.ts';
import type { ChosenPages, PageText } from '../page-texts/chosen-pages.ts';
import { told } from '../page-texts/text-notes.ts';
import { PAGE_LEVEL, pagePart } from './page-part.ts';
import { type OwnersPart, readOwnersParts } from './read-owners-parts.ts';

/** The content of the file before the added pages. */
export interface OwnersParts {
  /** The beginning of the owner's file; null if we write it. */
  front: string | null;
  parts: string[];
  /** Pages that it does not contain. */
  rest: PageText[];
  /** The level of the headings with its pages' titles. */
  level: number;
  notes: string[];
}

/** Shorter texts may be on any page. Characters. */
const TELLING = 40;
/** A text belongs to a page if this share of its paragraphs is on it. */
const MOSTLY = 0.6;
const MOST_COMPARED = 200;

const tight = (text: string) => blockWords(text).replaceAll(' ', '');
const tellingWords = (blocks: readonly string[]) =>
  blocks
    .map(tight)
    .filter(({ length }) => length >= TELLING)
    .slice(0, MOST_COMPARED);

/** The share of the given paragraphs that a text contains; 1 if there are no paragraphs. */
function shareIn(paragraphs: readonly string[], whole: string): number {
  return paragraphs.length === 0
    ? 1
    : paragraphs.filter((paragraph) => whole.includes(paragraph)).length / paragraphs.length;
}

type Kept = { text: string; how: 'kept' | 'renewed' | 'unknown' } | null;

/** The owner's own words for a page if the page still says the same; else its current text. */
function partOf(part: OwnersPart, page: PageText | undefined, site: CrawledSite, level: number): Kept {
  if (!page) {
    const key = pageKey(part.url);
    const isGone = site.skipped.some(({ url, because }) => because === 'unreachable' && pageKey(url) === key);
    return isGone ? null : { text: part.text, how: 'unknown' };
  }
  const fresh = pagePart(page, site.language, level);
  const blocks = new Set(markdownBlocks(fresh));
  const own = markdownBlocks(part.text);
  const alike = own.filter((block) => blocks.has(block)).length / Math.max(1, own.length);
  // We wrote this before: the differences are changes of the page.
  if (alike >= MOSTLY) return { text: fresh, how: fresh === part.text ? 'kept' : 'renewed' };
  const stands = shareIn(tellingWords(own), tight(page.blocks.join(' '))) >= MOSTLY;
  return stands ? { text: part.text, how: 'kept' } : { text: fresh, how: 'renewed' };
}

const nothing = (pages: PageText[], notes: string[] = []): OwnersParts => ({
  front: null,
  parts: [],
  rest: pages,
  level: PAGE_LEVEL,
  notes,
});

/** A file that does not name the pages of its parts: it stays unchanged, and missing pages are added. */
function keptWhole(text: string, { pages }: ChosenPages, path: string): OwnersParts {
  const whole = tight(text);
  const rest = pages.filter(({ blocks }) => shareIn(tellingWords(blocks), whole) < MOSTLY);
  return {
    front: text.trim(),
    parts: [],
    rest,
    level: PAGE_LEVEL,
    notes: [
      `This file starts from your own ${path}, which stays as it is; ${told(rest.length, 'that it does not hold was', 'that it does not hold were')} added behind it.`,
    ],
  };
}

/**
 * Starts with the owner's own llms-full.txt: its text, its order and its words for each page, as long as the
 * page says the same. Changed pages are written again, and missing pages are removed.
 */
export function keepOwnersParts(site: CrawledSite, chosen: ChosenPages, mostBytes: number): OwnersParts {
  const { pages } = chosen;
  if (!site.llmsFull) return nothing(pages);
  const text = site.llmsFull.text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const path = new URL(site.llmsFull.url).pathname;
  if (Buffer.byteLength(text, 'utf8') > mostBytes)
    return nothing(pages, [
      `Your own ${path} is larger than ${mostBytes / 1_000_000} MB: this file was written without it.`,
    ]);
  const read = readOwnersParts(text);
  const byKey = new Map(pages.map((page) => [pageKey(page.page.url), page]));
  if (!read.parts.some(({ url }) => byKey.has(pageKey(url)))) return keptWhole(text, chosen, path);
  const held = new Set<string>();
  const counts = { kept: 0, renewed: 0, unknown: 0, gone: 0 };
  const parts = read.parts.flatMap((part) => {
    const key = pageKey(part.url);
    if (held.has(key)) return [];
    held.add(key);
    const kept = partOf(part, byKey.get(key), site, read.level);
    counts[kept?.how ?? 'gone'] += 1;
    return kept ? [kept.text] : [];
  });
  const rest = pages.filter(({ page }) => !held.has(pageKey(page.url)));
  const same = counts.kept + counts.unknown;
  return {
    front: read.front,
    parts,
    rest,
    level: read.level,
    notes: [
      `This file starts from your own ${path}: ${told(same, 'of it is kept as it is', 'of it are kept as they are')}, ${told(counts.renewed, 'that has changed since was written again', 'that have changed since were written again')}, ${told(rest.length, 'that it does not hold was added', 'that it does not hold were added')}.`,
      ...(counts.gone > 0
        ? [
            `${told(counts.gone, 'of it leads to nothing and was left out', 'of it lead to nothing and were left out')}.`,
          ]
        : []),
    ],
  };
}
