import { readLlmsItem, writeLlmsItem } from './llms-item.ts';
import { FENCE, readHeading } from './read-llms-txt.ts';

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

function start({ parts }: Repair, heading: string, title: string, parent: Part | null = null): void {
  parts.push({ heading, title, links: 0, lines: [], moved: [], parent });
}

/** Makes a section of a deeper heading. If the section around it has no links, its name goes first. */
function startSubsection(repair: Repair, text: string): void {
  const last = repair.parts.at(-1) ?? null;
  const around = last?.parent ?? last;
  const parent = around && around.links === 0 && around.title !== '' ? around : null;
  start(repair, `## ${parent ? `${parent.title}: ${text}` : text}`, text, parent);
}

function takeItem(part: Part, raw: string): void {
  if (isBlank(raw)) {
    part.lines.push(raw);
    if (part.moved.length > 0) part.moved.push('');
    return;
  }
  const item = readLlmsItem(raw);
  if (item.ok) {
    part.links += 1;
    part.lines.push(item.habits.length === 0 ? raw : writeLlmsItem(item));
    return;
  }
  const [, url, words = ''] = BARE_LINK.exec(raw) ?? [];
  if (url === undefined) {
    part.moved.push(raw);
    return;
  }
  part.links += 1;
  const name = words.replace(/^[-–—:|]+\s*/, '').trim() || url.replace(/^https?:\/\/(?:www\.)?/, '');
  part.lines.push(writeLlmsItem({ name: name.replace(/[[\]]/g, ''), url, notes: '' }));
}

function read(text: string): Repair {
  const repair: Repair = { title: null, head: [], parts: [] };
  let fenced = false;
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const fence = FENCE.test(raw);
    if (fence) fenced = !fenced;
    const heading = fence || fenced ? null : readHeading(raw);
    const part = repair.parts.at(-1);
    if (heading?.level === 1 && repair.title === null && heading.text !== '') repair.title = raw;
    else if (heading && heading.level <= 2)
      start(repair, heading.level === 2 ? raw : `## ${heading.text}`, heading.text);
    else if (heading) startSubsection(repair, heading.text);
    else if (part && (fence || fenced)) part.moved.push(raw);
    else if (part) takeItem(part, raw);
    else repair.head.push(raw);
  }
  return repair;
}

/**
 * If no section has links, makes one from the links before the first section, or else from the offered items.
 */
function sectionForLoose(repair: Repair, offered: readonly string[]): void {
  const first = repair.head.findIndex((line) => readLlmsItem(line).ok || BARE_LINK.test(line));
  if (repair.parts.some(({ links }) => links > 0)) return;
  const loose = first < 0 ? offered : repair.head.splice(first);
  start(repair, '## Pages', '');
  const part = repair.parts.at(-1);
  if (part) for (const line of loose) takeItem(part, line);
}

const trimmed = (lines: readonly string[]) => {
  const from = lines.findIndex((line) => !isBlank(line));
  const to = lines.findLastIndex((line) => !isBlank(line));
  return from < 0 ? [] : lines.slice(from, to + 1);
};

/** The lines of a section that are not links, with its name if no link keeps it. */
function movedFrom(part: Part, parts: readonly Part[]): string[] {
  const names = part.links > 0 || parts.some(({ parent, links }) => parent === part && links > 0);
  const title = names || part.title === '' ? [] : ['', `**${part.title}**`];
  const words = trimmed(part.moved);
  return words.length > 0 ? [...title, '', ...words] : title;
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
  const moved = repair.parts.flatMap((part) => movedFrom(part, repair.parts));
  const sections = repair.parts
    .filter(({ links }) => links > 0)
    .flatMap(({ heading, lines }) => ['', heading, '', ...trimmed(lines)]);
  const head = trimmed(repair.head);
  return [
    repair.title ?? `# ${name}`,
    ...(head.length > 0 ? ['', ...head] : []),
    ...moved,
    ...sections,
    '',
  ].join('\n');
}
