import { leadsOn } from '../leads-on.ts';
import { attribute, type PageElement } from '../page-document.ts';
import { withoutPermalink } from '../without-permalink.ts';
import { blockElements } from './block-elements.ts';
import { readCode } from './code-block.ts';
import type { Block, Inline, ListItem } from './markdown-tree.ts';
import type { PageReading } from './page-reading.ts';
import { inlineText, linkTarget, readInline } from './read-inline.ts';
import { isLayout, readTable } from './read-table.ts';

/**
 * Deeper lists and quotations are written at this depth: their indentation would be longer than their words.
 */
const MOST_DEPTH = 10;
const OWNERSHIP = /^(?:copyright\b|©|\(c\) ?\d)/i;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const holdsImage = (inner: readonly Inline[]): boolean =>
  inner.some((node) => node.kind === 'image' || ('inner' in node && holdsImage(node.inner)));
const isWhite = (node: Inline) => node.kind === 'text' && node.text.trim() === '';

/** The link, if a line is one link; null otherwise. */
function loneLink(inner: readonly Inline[]): Extract<Inline, { kind: 'link' }> | null {
  const [only, ...more] = inner.filter((node) => !isWhite(node) && node.kind !== 'break');
  return only?.kind === 'link' && more.length === 0 ? only : null;
}

function says(inner: readonly Inline[]): boolean {
  const text = inlineText(inner).trim();
  if (!SAYS_SOMETHING.test(text)) return false;
  if (OWNERSHIP.test(text)) return false;
  return loneLink(inner) === null || !leadsOn(text);
}

/** Paragraphs of a text with line breaks: two breaks in a row separate them. */
function paragraphs(inner: readonly Inline[]): Block[] {
  const parts: Inline[][] = [[]];
  let breaks = 0;
  for (const node of inner) {
    if (node.kind === 'break') {
      breaks += 1;
      continue;
    }
    if (isWhite(node) && breaks > 0) continue;
    const last = parts.at(-1);
    if (breaks > 1 && last && last.length > 0) parts.push([node]);
    else if (last) last.push(...(breaks === 1 && last.length > 0 ? [{ kind: 'break' } as const] : []), node);
    breaks = 0;
  }
  return parts
    .filter((part) => says(part) || holdsImage(part))
    .map((part) => ({ kind: 'paragraph', inner: part }));
}

/** A card that is one link: its first words become the link. */
function linkFirst(blocks: readonly Block[], href: string): Block[] {
  const hasLink = (inner: readonly Inline[]): boolean =>
    inner.some((node) => node.kind === 'link' || ('inner' in node && hasLink(node.inner)));
  const takes = (block: Block) => block.kind === 'heading' || block.kind === 'paragraph';
  const at = Math.max(
    blocks.findIndex(({ kind }) => kind === 'heading'),
    0,
  );
  const first = blocks[at] && takes(blocks[at]) ? at : blocks.findIndex(takes);
  return blocks.map((block, place) =>
    place === first && (block.kind === 'heading' || block.kind === 'paragraph') && !hasLink(block.inner)
      ? { ...block, inner: [{ kind: 'link', href, inner: block.inner }] }
      : block,
  );
}

function readHeading(reading: PageReading, element: PageElement, level: number): Block[] {
  const inner = readInline(reading, element.node.childNodes, element);
  const last = inner.at(-1);
  if (last?.kind === 'text') inner[inner.length - 1] = { kind: 'text', text: withoutPermalink(last.text) };
  return SAYS_SOMETHING.test(inlineText(inner)) ? [{ kind: 'heading', level, inner }] : [];
}

function readItem(reading: PageReading, element: PageElement, depth: number): ListItem {
  const value = Number.parseInt(attribute(element, 'value') ?? '', 10);
  const blocks = readBlocks(reading, element, depth + 1).filter(({ kind }) => kind !== 'rule');
  return { blocks, value: value >= 0 && value < 1e9 ? value : null };
}

function readList(reading: PageReading, list: PageElement, depth: number): Block[] {
  const items: ListItem[] = [];
  for (const node of list.node.childNodes) {
    const element = 'value' in node ? undefined : reading.elementOf(node);
    if (!element || reading.isLeftOut(element)) continue;
    // Lists inside lists without an item between are common but wrong: they belong to the item before.
    const item =
      element.name === 'li'
        ? readItem(reading, element, depth)
        : { blocks: readElement(reading, element, depth + 1), value: null };
    const last = items.at(-1);
    if (item.blocks.length === 0) continue;
    if (element.name !== 'li' && last) last.blocks.push(...item.blocks);
    else items.push(item);
  }
  if (items.length === 0) return [];
  if (depth >= MOST_DEPTH) return items.flatMap(({ blocks }) => blocks);
  const start = Number.parseInt(attribute(list, 'start') ?? '1', 10);
  const ordered = list.name === 'ol' && attribute(list, 'reversed') === null;
  return [{ kind: 'list', ordered, start: start >= 0 && start < 1e9 ? start : 1, items }];
}

/** Terms and their descriptions: an item for each term, because Markdown has no syntax for them. */
function readDefinitions(reading: PageReading, list: PageElement, depth: number): Block[] {
  const items: { terms: Inline[][]; blocks: Block[] }[] = [];
  const add = (parent: PageElement) => {
    for (const node of parent.node.childNodes) {
      const element = 'value' in node ? undefined : reading.elementOf(node);
      if (!element || reading.isLeftOut(element)) continue;
      const last = items.at(-1);
      if (element.name === 'dt') {
        const term = readInline(reading, element.node.childNodes, element);
        if (!SAYS_SOMETHING.test(inlineText(term))) continue;
        if (last && last.blocks.length === 0) last.terms.push(term);
        else items.push({ terms: [term], blocks: [] });
      } else if (element.name === 'dd') {
        const blocks = readBlocks(reading, element, depth + 1);
        if (last) last.blocks.push(...blocks);
        else items.push({ terms: [], blocks });
      } else if (element.name === 'div') add(element);
    }
  };
  add(list);
  const made = items.map(({ terms, blocks: [first, ...rest] }): ListItem => {
    const words = terms.flatMap((term, at): Inline[] =>
      at > 0 ? [{ kind: 'text', text: ', ' }, ...term] : term,
    );
    if (words.length === 0) return { blocks: first ? [first, ...rest] : [], value: null };
    const term: Inline = { kind: 'strong', inner: words };
    const colon: Inline = { kind: 'text', text: /[:：]\s*$/.test(inlineText(words)) ? ' ' : ': ' };
    if (!first) return { blocks: [{ kind: 'paragraph', inner: [term] }], value: null };
    if (first.kind !== 'paragraph')
      return { blocks: [{ kind: 'paragraph', inner: [term] }, first, ...rest], value: null };
    return { blocks: [{ ...first, inner: [term, colon, ...first.inner] }, ...rest], value: null };
  });
  const kept = made.filter(({ blocks }) => blocks.length > 0);
  if (depth >= MOST_DEPTH) return kept.flatMap(({ blocks }) => blocks);
  return kept.length > 0 ? [{ kind: 'list', ordered: false, start: 1, items: kept }] : [];
}

function readSummary(reading: PageReading, summary: PageElement, depth: number): Block[] {
  const { page } = reading;
  const within = page.elements.slice(summary.index + 1, Math.min(summary.end, summary.index + 20));
  if (within.some(({ name }) => /^h[1-6]$/.test(name))) return readBlocks(reading, summary, depth);
  const inner = readInline(reading, summary.node.childNodes, summary);
  return SAYS_SOMETHING.test(inlineText(inner))
    ? [{ kind: 'paragraph', inner: [{ kind: 'strong', inner }] }]
    : [];
}

/** One block element. */
function readElement(reading: PageReading, element: PageElement, depth: number): Block[] {
  const heading = /^h([1-6])$/.exec(element.name)?.[1];
  if (heading !== undefined) return readHeading(reading, element, Number(heading));
  switch (element.name) {
    case 'pre': {
      const code = readCode(reading, element);
      return code ? [code] : [];
    }
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return readList(reading, element, depth);
    case 'dl':
      return readDefinitions(reading, element, depth);
    case 'blockquote': {
      const blocks = readBlocks(reading, element, depth + 1);
      return depth >= MOST_DEPTH || blocks.length === 0 ? blocks : [{ kind: 'quote', blocks }];
    }
    case 'table': {
      if (isLayout(reading, element)) return readBlocks(reading, element, depth);
      const table = readTable(reading, element);
      const { page } = reading;
      const caption = page.elements[element.index + 1];
      const title = caption?.name === 'caption' ? readBlocks(reading, caption, depth) : [];
      return table && reading.isMain(element) ? [...title, table] : [];
    }
    case 'hr':
      return reading.isMain(element) ? [{ kind: 'rule' }] : [];
    case 'summary':
      return readSummary(reading, element, depth);
    case 'a': {
      const href = linkTarget(reading, element);
      const blocks = readBlocks(reading, element, depth);
      return href === null ? blocks : linkFirst(blocks, href);
    }
    default:
      return readBlocks(reading, element, depth);
  }
}

/** The content of an element as blocks. */
export function readBlocks(reading: PageReading, parent: PageElement, depth = 0): Block[] {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const flush = () => {
    if (line.length > 0) blocks.push(...paragraphs(line));
    line = [];
  };
  let loose: Block | null = null;
  for (const node of parent.node.childNodes) {
    const element = 'value' in node ? undefined : reading.elementOf(node);
    if (!element) {
      line.push(...readInline(reading, [node], parent));
      continue;
    }
    if (reading.isLeftOut(element)) continue;
    if (!blockElements.has(element.name) && !reading.holdsBlock(element)) {
      line.push(...readInline(reading, [node], parent));
      continue;
    }
    flush();
    if (element.name !== 'li') {
      blocks.push(...readElement(reading, element, depth));
      continue;
    }
    // An item outside a list begins one.
    const item = readItem(reading, element, depth);
    if (item.blocks.length === 0) continue;
    if (loose?.kind === 'list' && blocks.at(-1) === loose) loose.items.push(item);
    else {
      loose = { kind: 'list', ordered: false, start: 1, items: [item] };
      blocks.push(loose);
    }
  }
  flush();
  return blocks;
}
