import { codeLines } from '@visible-ai/shared/llms-txt/code-lines';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { guessLanguage } from '../../language/guess-language.ts';
import { bareWords, oneLine } from '../sentences.ts';
import type { WrittenFile } from '../written-file.ts';
import { arrangeEntries, type LlmsEntry, type LlmsSection } from './arrange-entries.ts';
import { describePages, type LlmsPageText } from './describe-pages.ts';
import { factsBlock } from './facts-block.ts';
import { groupPages } from './group-pages.ts';
import { llmsNotes } from './llms-notes.ts';
import type { PageGroup } from './page-group.ts';
import { pageKey } from './page-key.ts';
import { ownersFileOf, siteSummary } from './site-summary.ts';
import { siteTitle } from './site-title.ts';

const MOST_LINKS = 500;
const escapeTitle = (title: string) => title.replace(/[\\[\]]/g, '\\$&');
/** Parentheses and white space would end a Markdown link early. */
const escapeUrl = (url: string) =>
  url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** The most entries of a section, so that all sections together are not too long for a reader. */
function roomIn(sections: readonly LlmsSection[]): number {
  let room = MOST_LINKS;
  const links = () => sections.reduce((sum, { entries }) => sum + Math.min(room, entries.length), 0);
  while (links() > MOST_LINKS) room -= 10;
  return room;
}

const depthOf = (entry: LlmsEntry) =>
  entry.kind === 'page' ? new URL(entry.page.url).pathname.split('/').filter(Boolean).length : 0;

/** For a manual that is too large to list: its contents and its chapters, which link to the rest. */
function shownOf(entries: readonly LlmsEntry[], room: number): LlmsEntry[] {
  if (entries.length <= room) return [...entries];
  const isDated = entries.some(
    (entry) => entry.kind === 'page' && entry.page.published !== null && entry.page.kind === 'article',
  );
  if (isDated) return entries.slice(0, room);
  const upper = [...entries.keys()].sort((one, other) => {
    const [a, b] = [entries[one], entries[other]];
    return (a && b ? depthOf(a) - depthOf(b) : 0) || one - other;
  });
  const shown = new Set(upper.slice(0, room));
  return entries.filter((_, at) => shown.has(at));
}

/** A title that is unique in its section: with the last words of its address if another line has it. */
function distinctTitle(title: string, url: string, taken: Set<string>): string {
  const key = (text: string) => bareWords(text).join('') || text;
  const part =
    new URL(url).pathname
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const found =
    [title, `${title} (${part})`, `${title} (${new URL(url).pathname})`].find(
      (each) => !taken.has(key(each)),
    ) ?? title;
  taken.add(key(found));
  return found;
}

/** The separators before the last part of a title; Chinese and Japanese have no spaces around them. */
const LAST_PART =
  /\s+[-–—|·:]\s+(?=\S)|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}）)])[-–—|｜_](?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/gu;

/** A title without its section at its end: "Tabs - Components" in the section "Components". */
function withoutSection(title: string, section: string): string {
  const last = [...title.matchAll(LAST_PART)].at(-1);
  if (!last) return title;
  const ending = title.slice(last.index + last[0].length);
  return bareWords(ending).join(' ') === bareWords(section).join(' ') ? title.slice(0, last.index) : title;
}

function linesOf(
  { title: section, entries }: LlmsSection,
  texts: ReadonlyMap<string, LlmsPageText>,
): string[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const read = entry.kind === 'page' ? texts.get(entry.page.url) : null;
    const title =
      entry.kind === 'page' ? withoutSection(read?.title ?? entry.page.title, section) : entry.link.title;
    const url = entry.kind === 'page' ? (entry.page.markdownUrl ?? entry.page.url) : entry.link.url;
    const notes = entry.kind === 'page' ? (read?.description ?? '') : entry.link.notes;
    const link = `- [${escapeTitle(distinctTitle(title, url, taken))}](${escapeUrl(url)})`;
    return notes ? `${link}: ${notes}` : link;
  });
}

const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/**
 * The owner's text in the form that may precede the sections: outside of code, a line that begins with "#" or is
 * underlined would begin one, and without a closing fence the rest of the file would be a code block.
 */
function safeDetails(markdown: string): string {
  const lines = markdown.split('\n');
  const { code, open } = codeLines(lines);
  const safe = lines.map((line, at) => {
    if (code.has(at)) return line;
    const isBelowText = !code.has(at - 1) && (lines[at - 1] ?? '').trim() !== '';
    return isBelowText && UNDERLINE.test(line) ? '' : line.replace(/^ {0,3}#{1,6}(?:[ \t]+|$)/, '');
  });
  return [...safe, ...(open ? [open] : [])].join('\n');
}

/**
 * Writes llms.txt by llmstxt.org (version 2): the site's name, its own description, the facts of a business,
 * and its pages in sections, each with its title and description. If the site already has such a file, this
 * one starts from it. The same site gives the same file.
 *
 * @param texts other titles and descriptions than the pages' own, e.g. by a language model.
 * @param groups another order than the site's own.
 */
export function writeLlmsTxt(
  read: CrawledSite,
  texts = describePages(read, ownersFileOf(read)),
  groups: readonly PageGroup[] = groupPages(read),
): WrittenFile {
  const site = { ...read, name: siteTitle(read) };
  const owners = ownersFileOf(site);
  const arranged = arrangeEntries(groups, owners, site);
  const room = roomIn(arranged.sections);
  const shown = arranged.sections.map(({ title, entries }) => ({ title, entries: shownOf(entries, room) }));
  const summary = siteSummary(site, texts, owners);
  const details = safeDetails(owners?.details ?? '');
  const language = (owners && guessLanguage(`${owners.summary}\n${owners.details}`)) || site.language;
  const { text: facts, priceConflicts } = factsBlock({ site, said: details, summary, language });
  // A number sign alone would be an empty heading.
  const named = oneLine(owners?.name || site.name).replace(/^#+$/, '');
  const text = [
    `# ${named || new URL(site.origin).host}`,
    ...(summary ? [`> ${summary}`] : []),
    ...(facts ? [facts] : []),
    ...(details ? [details] : []),
    ...shown
      .filter(({ entries }) => entries.length > 0)
      .map((section) => `## ${oneLine(section.title)}\n\n${linesOf(section, texts).join('\n')}`),
  ].join('\n\n');
  const listed = shown.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'page' ? entry.page : [])),
  );
  const worth = new Set(
    arranged.sections.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'page' ? pageKey(entry.page.url) : [])),
    ),
  );
  return {
    text: `${text}\n`,
    notes: llmsNotes({ site, text, texts, owners, arranged, listed, priceConflicts, worth: worth.size }),
    agents: null,
  };
}
