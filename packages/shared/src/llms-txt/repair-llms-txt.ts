import { codeLines } from './code-lines.ts';
import { headingLines } from './heading-lines.ts';
import { readLlmsItem, writeLlmsItem } from './llms-item.ts';
import { readHeading } from './read-llms-txt.ts';

interface Part {
  /** The line of the heading. */
  heading: string;
  title: string;
  links: number;
  lines: string[];
  /**
   * Lines that do not belong in a list of links. They go before the first section, with their blank lines.
   */
  moved: string[];
  /** The section without own links whose name it adopts. */
  parent: Part | null;
  /** Its name goes into the notes of its links, because it stays within the section “Optional”. */
  within: boolean;
}

interface Repair {
  title: string | null;
  /** The lines before the first section. */
  head: string[];
  parts: Part[];
}

const isBlank = (line: string) => line.trim() === '';
/** An item that is a bare address, with or without words after it. */
const BARE_LINK = /^\s*[-*+]\s+<?(https?:\/\/[^\s<>]+)>?\s*(.*)$/;
/** An item that names an address and writes it behind: “- **Shop:** https://shop.example”. */
const NAMED_ADDRESS =
  /^\s*[-*+]\s+([^\s<>[\]`][^<>[\]`]{0,120}?)\s*(?::|：|\s[-–—|→])[*_]{0,3}\s+<?(https?:\/\/[^\s<>`]*[^\s<>`.,;:!?])>?[.,;:!?]*(?=\s|$)(.*)$/;
/** A longer item is left as it is. */
const LONGEST_NAMED = 2000;
/** A line that draws a rule. */
const RULE = /^\s*(?:-\s*){3,}$|^\s*(?:\*\s*){3,}$|^\s*(?:_\s*){3,}$/;
const OPTIONAL = /^optional$/i;

function start({ parts }: Repair, heading: string, title: string, parent: Part | null = null): void {
  parts.push({ heading, title, links: 0, lines: [], moved: [], parent, within: false });
}

/**
 * Makes a section of a deeper heading. If the section around it has no links, its name goes first. What is in
 * “Optional” stays there: readers know the section by its name.
 */
function startSubsection(repair: Repair, text: string): void {
  const last = repair.parts.at(-1) ?? null;
  const around = last?.parent ?? last;
  if (around && OPTIONAL.test(around.title)) {
    repair.parts.push({
      heading: around.heading,
      title: text,
      links: 0,
      lines: [],
      moved: [],
      parent: around,
      within: true,
    });
    return;
  }
  const parent = around && around.links === 0 && around.title !== '' ? around : null;
  start(repair, `## ${parent ? `${parent.title}: ${text}` : text}`, text, parent);
}

/** Words behind an address, without the sign between them. */
const wordsAfter = (text: string) => text.replace(/^\s*[-–—:|]+\s*/, '').trim();

const noted = (link: { name: string; url: string; notes: string }, title: string) => ({
  ...link,
  notes: link.notes ? `${title}: ${link.notes}` : title,
});

function takeItem(part: Part, raw: string): void {
  if (isBlank(raw)) {
    part.lines.push(raw);
    if (part.moved.length > 0) part.moved.push('');
    return;
  }
  if (RULE.test(raw)) return;
  const item = readLlmsItem(raw);
  const put = (link: { name: string; url: string; notes: string }) => {
    part.links += 1;
    part.lines.push(writeLlmsItem(part.within ? noted(link, part.title) : link));
  };
  if (item.ok) {
    if (item.habits.length > 0 || part.within) put(item);
    else {
      part.links += 1;
      part.lines.push(raw);
    }
    return;
  }
  const [, label, address, more = ''] = (raw.length > LONGEST_NAMED ? null : NAMED_ADDRESS.exec(raw)) ?? [];
  if (label !== undefined && address !== undefined) {
    put({ name: label.replace(/^[*_]+|[*_]+$/g, '').trim(), url: address, notes: wordsAfter(more) });
    return;
  }
  const [, url, words = ''] = BARE_LINK.exec(raw) ?? [];
  if (url === undefined) {
    part.moved.push(raw);
    return;
  }
  const name = wordsAfter(words) || url.replace(/^https?:\/\/(?:www\.)?/, '');
  put({ name: name.replace(/[[\]]/g, ''), url, notes: '' });
}

function read(text: string): Repair {
  const repair: Repair = { title: null, head: [], parts: [] };
  const { lines, code } = headingLines(text);
  for (const [at, raw] of lines.entries()) {
    const heading = code.has(at) ? null : readHeading(raw);
    const part = repair.parts.at(-1);
    if (heading?.level === 1 && repair.title === null && heading.text !== '') repair.title = raw;
    else if (heading && heading.level <= 2)
      start(repair, heading.level === 2 ? raw : `## ${heading.text}`, heading.text);
    else if (heading) startSubsection(repair, heading.text);
    else if (part && code.has(at)) part.moved.push(raw);
    else if (part) takeItem(part, raw);
    else repair.head.push(raw);
  }
  return repair;
}

/**
 * If no section has links, makes one from the links before the first section, or else from the offered items.
 */
function sectionForLoose(repair: Repair, offered: readonly string[]): void {
  if (repair.parts.some(({ links }) => links > 0)) return;
  const { code } = codeLines(repair.head);
  const first = repair.head.findIndex(
    (line, at) => !code.has(at) && (readLlmsItem(line).ok || BARE_LINK.test(line)),
  );
  const loose = first < 0 ? offered : repair.head.splice(first);
  start(repair, '## Pages', '');
  const part = repair.parts.at(-1);
  if (!part) return;
  for (const [at, line] of loose.entries())
    if (first >= 0 && code.has(first + at)) part.moved.push(line);
    else takeItem(part, line);
}

const trimmed = (lines: readonly string[]) => {
  const from = lines.findIndex((line) => !isBlank(line));
  const to = lines.findLastIndex((line) => !isBlank(line));
  return from < 0 ? [] : lines.slice(from, to + 1);
};

/** With the closing fence of a code block that has none: else the sections below would be code. */
function closed(lines: readonly string[]): string[] {
  const { open } = codeLines(lines);
  return open ? [...lines, open] : [...lines];
}

/**
 * The lines of all sections that are not links. They stand under the name of their section if no link keeps
 * it, or if they would else seem to belong to the name above them.
 */
function movedLines(parts: readonly Part[]): string[] {
  let isUnderName = false;
  return parts.flatMap((part) => {
    const words = closed(trimmed(part.moved));
    const kept = part.links > 0 || parts.some(({ parent, links }) => parent === part && links > 0);
    const isNamed = part.title !== '' && (!kept || (isUnderName && words.length > 0));
    isUnderName ||= isNamed;
    return [...(isNamed ? ['', `**${part.title}**`] : []), ...(words.length > 0 ? ['', ...words] : [])];
  });
}

/**
 * Brings an llms.txt into the format of llmstxt.org and keeps all its links and words: items get a colon,
 * deeper headings become sections, and other text moves before the first section.
 *
 * @param name the site's name, for a file without a title.
 * @param offered items for a file without any link.
 */
export function repairLlmsTxt(text: string, name: string, offered: readonly string[] = []): string {
  const repair = read(text);
  sectionForLoose(repair, offered);
  const sections = repair.parts
    .filter(({ links }) => links > 0)
    .flatMap(({ heading, lines, within }, at, all) =>
      within && all[at - 1]?.heading === heading ? trimmed(lines) : ['', heading, '', ...trimmed(lines)],
    );
  const head = closed(trimmed(repair.head));
  return [
    repair.title ?? `# ${name}`,
    ...(head.length > 0 ? ['', ...head] : []),
    ...movedLines(repair.parts),
    ...sections,
    '',
  ].join('\n');
}
