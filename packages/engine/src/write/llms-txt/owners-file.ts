import { headingLines } from '@visible-ai/shared/llms-txt/heading-lines';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { oneLine } from '../sentences.ts';

export interface OwnersLink {
  title: string;
  /** Absolute. */
  url: string;
  notes: string;
}

export interface OwnersSection {
  title: string;
  links: OwnersLink[];
}

/** An owner's llms.txt, with its content in the fields that llmstxt.org defines. */
export interface OwnersFile {
  /** '' if it has no usable name. */
  name: string;
  summary: string;
  /** The text outside its lists, in Markdown without headings. */
  details: string;
  sections: OwnersSection[];
  /** Links outside sections, or in a later document of the file. */
  loose: OwnersLink[];
  /** It lists pages in sections, as the format requires: the owner chose its order and titles. */
  isCurated: boolean;
  /** Whether text had to be moved before the lists. */
  moved: boolean;
}

const HEADING = /^ {0,3}(#{1,6})[ \t](.*)$/;
const CLOSING = /[ \t]#+$/;
const ITEM =
  /^ {0,1}[-*+]\s+\[((?:[^[\]\\]|\\.|\[[^[\]]*\]){1,300})\]\(\s*<?([^\s<>]{1,2000}?)>?(?:\s+"[^"]*")?\s*\)(.*)$/;
const LONGEST_LINE = 4000;
const LONGEST_NOTE = 1000;
const MOST_LINES = 10_000;

/** A title or a note without Markdown marks. */
export const plainMarkdown = (text: string): string =>
  oneLine(
    text
      .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\([\\`*_{}[\]()#+\-.!|<>~$])/g, '$1')
      .replace(/(\*\*|__|`)(?=\S)([^*`]*?\S)\1/g, '$2'),
  );

interface Part {
  level: number;
  title: string;
  /** All its lines, as they are written. */
  raw: string[];
  /** How many of them are neither blank nor links. */
  prose: number;
  links: OwnersLink[];
  document: number;
}

const newPart = (level: number, title: string, document: number): Part => ({
  level,
  title,
  raw: [],
  prose: 0,
  links: [],
  document,
});

function readItem(raw: string, base: string): OwnersLink | null {
  if (raw.length > LONGEST_LINE) return null;
  const [, name, target, rest = ''] = ITEM.exec(raw) ?? [];
  if (name === undefined || target === undefined) return null;
  const url = URL.parse(target, base)?.href;
  if (!url || !/^https?:/.test(url)) return null;
  const notes = plainMarkdown(rest.replace(/^\s*(?:[:：]|[–—-]+(?=\s))\s*/u, ''));
  return { title: plainMarkdown(name), url, notes };
}

/** The file's parts: the text before its first heading, and under each one. */
function partsOf(text: string, base: string): { title: string; quote: string; parts: Part[] } {
  const parts: Part[] = [newPart(0, '', 0)];
  let title = '';
  let quote = '';
  let document = 0;
  const { lines, code } = headingLines(text);
  /** The link whose note may continue on the next line. */
  let open: OwnersLink | null = null;
  for (const [at, raw] of lines.slice(0, MOST_LINES).entries()) {
    const isCode = code.has(at);
    const part = parts.at(-1) ?? newPart(0, '', 0);
    const heading = isCode || raw.length > 500 ? null : HEADING.exec(raw);
    if (heading) {
      const level = heading[1]?.length ?? 1;
      if (level === 1) document += 1;
      const text = (heading[2] ?? '').trim().replace(CLOSING, '').trimEnd();
      if (level === 1 && document === 1) title = text;
      else parts.push(newPart(level, text, Math.max(1, document)));
      open = null;
      continue;
    }
    const quoted = /^ {0,3}>\s?(.*)$/.exec(raw)?.[1];
    if (!isCode && quoted !== undefined && part.level === 0 && part.prose + part.links.length === 0) {
      if (quote.length < LONGEST_LINE) quote = `${quote} ${quoted.slice(0, LONGEST_LINE)}`;
      continue;
    }
    part.raw.push(raw);
    const link = isCode ? null : readItem(raw, base);
    if (link) {
      part.links.push(link);
      open = link;
    } else if (open && /^\s{2,}[^\s\-*+]/.test(raw.slice(0, 200))) {
      if (open.notes.length < LONGEST_NOTE)
        open.notes = oneLine(
          `${open.notes} ${plainMarkdown(raw.slice(0, LONGEST_NOTE)).replace(/^[:：]\s*/, '')}`,
        );
    } else if (raw.trim() !== '') {
      part.prose += 1;
      open = null;
    }
  }
  return { title, quote, parts };
}

/** Only a part whose title has words: the text before the first heading has no title. */
const isList = ({ title, links, prose }: Part) =>
  links.length > 0 && links.length >= prose && /[\p{L}\p{N}]/u.test(title);

/** The text of a part outside its list; a list within more text than links counts as text. */
function proseOf(part: Part, base: string): string {
  const lines = isList(part)
    ? part.raw.filter((raw) => readItem(raw, base) === null && !/^\s{2,}\S/.test(raw))
    : part.raw;
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A plain name: no badge, no emblem, no mark. '' for anything else. */
function nameOf(title: string): string {
  if (/[`![\]<>]|https?:/.test(title)) return '';
  const name = withoutEmblems(plainMarkdown(title));
  return name.length <= 80 ? name : '';
}

/** "Toolbox: Paginators" if two sections have the same name. */
function sectionTitles(parts: readonly Part[]): string[] {
  const titles = parts.map(({ title }) => withoutEmblems(plainMarkdown(title)));
  const times = new Map<string, number>();
  for (const title of titles) times.set(title, (times.get(title) ?? 0) + 1);
  /** The last title of each level so far. */
  const above: string[] = [];
  return parts.map(({ level }, at) => {
    const own = titles[at] ?? '';
    above.length = Math.min(above.length, level);
    above[level] = own;
    const parent = above.slice(2, level).findLast(Boolean);
    return (times.get(own) ?? 0) < 2 || !parent ? own : `${parent}: ${own}`;
  });
}

/**
 * Reads an owner's llms.txt, however freely it is written. Text of its sections is moved before the first
 * section, with the section's name in bold; lists of links stay sections. Linear in the length of the file;
 * never throws.
 *
 * @param base the file's address: links may be relative to it.
 */
export function readOwnersFile(text: string, base: string): OwnersFile {
  const { title, quote, parts } = partsOf(text, base);
  const titles = sectionTitles(parts);
  const details: string[] = [];
  let moved = false;
  for (const [at, part] of parts.entries()) {
    // In a file of several documents the first is about the site, the others are its indexes.
    if (part.document > 1) continue;
    const prose = proseOf(part, base);
    if (prose === '') continue;
    const name = titles[at] ?? '';
    if (part.level > 0) moved = true;
    details.push(name ? `**${name.replace(/[*:：]+$/, '')}**\n\n${prose}` : prose);
  }
  const documents = Math.max(0, ...parts.map(({ document }) => document));
  const lists = parts.flatMap((part, at) =>
    isList(part) ? [{ title: titles[at] || '', links: part.links }] : [],
  );
  const isCurated = documents <= 1 && lists.length > 0;
  return {
    name: nameOf(title),
    summary: plainMarkdown(quote),
    details: details.join('\n\n'),
    sections: isCurated ? lists : [],
    loose: parts.flatMap((part) => (isCurated && isList(part) ? [] : part.links)),
    isCurated,
    moved,
  };
}
