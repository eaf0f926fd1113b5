import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { bareWords, cutAtWord, oneLine } from '../sentences.ts';
import type { WrittenFile } from '../written-file.ts';
import { groupPages, isFragment, type PageGroup } from './group-pages.ts';
import { pageTitles } from './page-titles.ts';
import { DESCRIPTION_LEAST, describePage } from './telling.ts';

const MOST_LINKS = 500;
const SUMMARY_MOST = 300;
const LONGEST_TITLE = 100;

/** What a home page is called that does not say whose it is. */
const GREETING =
  /^(?:(?:a warm|herzlich|ein herzliches) )?(?:welcome|home|homepage|home page|start|startseite|willkommen|accueil|bienvenue|inicio|bienvenidos?|benvenuti|index|início|welkom)(?: (?:to our (?:web)?site|bei uns|auf unserer (?:web)?seite|chez nous|sur notre site))?\W*$/iu;

const INTRODUCTION =
  /^(?:introduction|overview|about|einführung|einleitung|überblick|présentation|introducción|introduzione|introdução|inleiding)$/iu;

const escapeTitle = (title: string) => title.replace(/[\\[\]]/g, '\\$&');
/** Parentheses and white space would end a Markdown link early. */
const escapeUrl = (url: string) =>
  url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** Texts that more than one page carries: about the site, not about the page. */
function boilerplateOf(pages: readonly CrawledPage[]): (text: string) => boolean {
  const key = (text: string) => bareWords(text).slice(0, 24).join(' ');
  const seen = new Map<string, number>();
  for (const { description, excerpt } of pages)
    for (const text of new Set([key(oneLine(description)), key(oneLine(excerpt))]))
      if (text) seen.set(text, (seen.get(text) ?? 0) + 1);
  return (text) => (seen.get(key(text)) ?? 0) > 1;
}

export interface LlmsPageText {
  title: string;
  description: string;
}

/** A home page by the site's name, with its own title behind it where that is more than a greeting. */
function homeTitle(title: string, name: string): string {
  if (name === '' || title.toLowerCase().includes(name.toLowerCase())) return title;
  const both = `${name} – ${title}`;
  return GREETING.test(title) || both.length > LONGEST_TITLE ? name : both;
}

/** Title and description of every page, in the site's own words. */
export function describePages(site: CrawledSite): Map<string, LlmsPageText> {
  const titles = pageTitles(site.pages);
  const isBoilerplate = boilerplateOf(site.pages);
  const described = site.pages.map((page) => {
    const own = titles.get(page.url) ?? page.title;
    const title = page.kind === 'home' ? homeTitle(own, oneLine(site.name)) : own;
    const words = { page, title, language: page.language || site.language, isBoilerplate };
    return { words, description: describePage(words) };
  });
  const times = new Map<string, number>();
  for (const { description } of described) times.set(description, (times.get(description) ?? 0) + 1);
  return new Map(
    described.map(({ words, description }) => {
      // Words that several pages came to have are replaced where a page has others.
      const isShared = (text: string) => (times.get(text) ?? 0) > 1;
      const others = isShared(description)
        ? describePage({ ...words, isBoilerplate: (text) => isBoilerplate(text) || isShared(text) })
        : '';
      return [
        words.page.url,
        { title: words.title, description: others.length >= DESCRIPTION_LEAST ? others : description },
      ];
    }),
  );
}

/** What the site says of itself: on its home page, else where it speaks about itself. */
function summaryOf(site: CrawledSite, texts: ReadonlyMap<string, LlmsPageText>): string {
  const home = site.pages.find(({ kind }) => kind === 'home') ?? site.pages[0];
  const about = site.pages.find(({ kind }) => kind === 'about');
  const name = oneLine(site.name).toLowerCase();
  // A home page that does not describe itself may be a cover; then an introduction that names the site says more.
  const intro = site.pages.find(
    ({ url, title }) => INTRODUCTION.test(title) && texts.get(url)?.description.toLowerCase().includes(name),
  );
  const first = home?.description || !intro ? home : intro;
  for (const page of [first, home, about]) {
    if (!page || !texts.get(page.url)?.description) continue;
    const words = { page, title: oneLine(site.name), language: site.language, isBoilerplate: () => false };
    const text = describePage(words, SUMMARY_MOST);
    if (text) return text;
  }
  return cutAtWord(oneLine(site.summary), SUMMARY_MOST);
}

function notesOn(site: CrawledSite, texts: Map<string, LlmsPageText>, listed: number): string[] {
  const pagesWorth = site.pages.filter((page) => !isFragment(page));
  const worth = pagesWorth.length;
  const bare = pagesWorth.filter(({ url }) => !texts.get(url)?.description);
  const short = [...texts.values()].filter(({ description: d }) => d !== '' && d.length < DESCRIPTION_LEAST);
  const named = bare.slice(0, 3).map(({ url }) => new URL(url).pathname);
  const pages = (n: number) => `${n} ${n === 1 ? 'page' : 'pages'}`;
  return [
    ...site.notes,
    ...(bare.length > 0
      ? [
          `${pages(bare.length)} ${bare.length === 1 ? 'says nothing that could describe it' : 'say nothing that could describe them'} (${named.join(', ')}${bare.length > 3 ? ', ...' : ''}): give ${bare.length === 1 ? 'it' : 'them'} a meta description.`,
        ]
      : []),
    ...(short.length > 0
      ? [
          `${pages(short.length)} ${short.length === 1 ? 'has' : 'have'} a description of less than ${DESCRIPTION_LEAST} characters.`,
        ]
      : []),
    ...(listed < worth ? [`${listed} of ${worth} pages are listed, the first of each section.`] : []),
    ...(site.pages.some(({ markdownUrl }) => markdownUrl)
      ? ['Pages with a Markdown twin are linked by it.']
      : []),
  ];
}

/** How many pages a section may have, so that all sections together have no more than a reader takes. */
function roomIn(groups: readonly PageGroup[]): number {
  let room = MOST_LINKS;
  const links = () => groups.reduce((sum, { pages }) => sum + Math.min(room, pages.length), 0);
  while (links() > MOST_LINKS) room -= 10;
  return room;
}

/**
 * Writes llms.txt by llmstxt.org (version 2): the site's name, what it says of itself, and its pages in
 * sections, each with its title and what the page itself says it is about. The same site gives the same file.
 *
 * @param texts other titles and descriptions than the pages' own, e.g. by a language model.
 */
export function writeLlmsTxt(site: CrawledSite, texts = describePages(site)): WrittenFile {
  const groups = groupPages(site);
  const room = roomIn(groups);
  let listed = 0;
  const sections = groups.map(({ title, pages }) => {
    const shown = pages.slice(0, room);
    listed += shown.length;
    const items = shown.map((page) => {
      const text = texts.get(page.url);
      const link = `- [${escapeTitle(text?.title ?? page.title)}](${escapeUrl(page.markdownUrl ?? page.url)})`;
      return text?.description ? `${link}: ${text.description}` : link;
    });
    return { title, items };
  });
  const summary = summaryOf(site, texts);
  const text = [
    `# ${oneLine(site.name) || new URL(site.origin).host}`,
    ...(summary ? [`> ${summary}`] : []),
    ...sections
      .filter(({ items }) => items.length > 0)
      .map(({ title, items }) => `## ${oneLine(title)}\n\n${items.join('\n')}`),
  ].join('\n\n');
  return { text: `${text}\n`, notes: notesOn(site, texts, listed), agents: null };
}
