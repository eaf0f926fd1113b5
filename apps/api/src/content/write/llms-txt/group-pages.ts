import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';
import { type SiteWords, siteWords } from '../site-words.ts';

export interface PageGroup {
  title: string;
  pages: CrawledPage[];
}

/** By llmstxt.org a section of this name may be skipped: what is secondary. */
const OPTIONAL = 'Optional';
const MOST_SECTIONS = 14;
const LEAST_IN_SECTION = 2;
/** Menu headings that say nothing about what is under them. */
const EMPTY_NAMES =
  /^(menu|navigation|links?|more|plus|mehr|más|mas|altro|meer|mais|więcej|home|accueil|start|startseite|inicio|pages?|site|essentials|その他)$/iu;
const KEY_KINDS: readonly CrawledPage['kind'][] = ['home', 'product', 'pricing', 'about', 'faq'];

const isOptional = ({ kind }: CrawledPage) => kind === 'legal' || kind === 'archive' || kind === 'contact';

/** A piece of a page that got an address of its own: nothing to read, nothing that it says it is. */
const isFragment = ({ kind, words, description }: CrawledPage) =>
  kind === 'other' && words < 20 && description === '';

const humanise = (segment: string): string => {
  const words = decodeURIComponent(segment)
    .replace(/[-_+]+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
};

function safeHumanise(segment: string): string {
  try {
    return humanise(segment);
  } catch {
    return segment;
  }
}

/** The folder of a page below the site's own base, e.g. `guides` of `/docs/guides/x`. */
function folderOf(url: string, base: string): string | null {
  const path = new URL(url).pathname.slice(base.length);
  const [first, ...rest] = path.split('/');
  return first && rest.length > 0 ? first : null;
}

interface Naming {
  site: CrawledSite;
  words: SiteWords;
  base: string;
  menu: Map<string, string>;
  folders: Map<string, number>;
}

function kindName(page: CrawledPage, words: SiteWords): string {
  switch (page.kind) {
    case 'docs':
      return words.documentation;
    case 'article':
      return words.articles;
    case 'product':
      return words.products;
    default:
      return words.main;
  }
}

/** A section's name by the site's own structure: its menu, its breadcrumbs, its folders, else what the page is. */
function sectionOf(page: CrawledPage, naming: Naming): string {
  const { site, words, base, menu, folders } = naming;
  if (page.kind === 'home') return words.main;
  const inMenu = menu.get(page.url);
  if (inMenu) return inMenu;
  const ancestors = page.breadcrumb
    .slice(0, -1)
    .map(oneLine)
    .filter((name) => name !== '' && name !== site.name && !EMPTY_NAMES.test(name));
  if (ancestors[0]) return ancestors[0].replace(/^[^\p{L}\p{N}]+/u, '');
  const folder = folderOf(page.url, base);
  if (folder && (folders.get(folder) ?? 0) >= LEAST_IN_SECTION) {
    const listing = site.pages.find(
      ({ url }) => new URL(url).pathname.replace(/index\.\w+$/, '') === `${base}${folder}/`,
    );
    const linked = site.pages[0]?.navigation.find(({ url }) => url === listing?.url);
    return oneLine(linked?.text ?? '') || safeHumanise(folder);
  }
  return KEY_KINDS.includes(page.kind) ? words.main : kindName(page, words);
}

function namingOf(site: CrawledSite): Naming {
  const home = site.pages.find(({ kind }) => kind === 'home') ?? site.pages[0];
  const base = home ? new URL(home.url).pathname.replace(/[^/]*$/, '') : '/';
  const menu = new Map<string, string>();
  for (const { url, group } of home?.navigation ?? [])
    if (group && !EMPTY_NAMES.test(group.trim()) && !menu.has(url)) menu.set(url, oneLine(group));
  const folders = new Map<string, number>();
  for (const { url } of site.pages) {
    const folder = folderOf(url, base);
    if (folder) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return { site, words: siteWords(site.language), base, menu, folders };
}

/** Key pages first, then as the menu has them, then as they were read. */
function inOrder(pages: readonly CrawledPage[], site: CrawledSite): CrawledPage[] {
  const menu = new Map((site.pages[0]?.navigation ?? []).map(({ url }, index) => [url, index]));
  const rank = (page: CrawledPage) => {
    const key = KEY_KINDS.indexOf(page.kind);
    return [key === -1 ? KEY_KINDS.length : key, menu.get(page.url) ?? 9999, site.pages.indexOf(page)];
  };
  const ranks = new Map(pages.map((page) => [page, rank(page)]));
  return [...pages].sort((one, other) => {
    const [a, b] = [ranks.get(one) ?? [], ranks.get(other) ?? []];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  });
}

/** Sections too small or too many to stand alone go to the main pages. */
function settle(groups: PageGroup[], main: string): PageGroup[] {
  const largest = [...groups]
    .sort((one, other) => other.pages.length - one.pages.length)
    .slice(0, MOST_SECTIONS);
  const stays = (group: PageGroup) =>
    group.title === main || (group.pages.length >= LEAST_IN_SECTION && largest.includes(group));
  const rest = groups.filter((group) => !stays(group)).flatMap(({ pages }) => pages);
  const kept = groups.filter(stays);
  const home = kept.find(({ title }) => title === main);
  if (home) home.pages.push(...rest);
  else if (rest.length > 0) kept.unshift({ title: main, pages: rest });
  return kept;
}

/** Sorts a site's pages into the sections of llms.txt, the home page and the key pages first. */
export function groupPages(site: CrawledSite): PageGroup[] {
  const naming = namingOf(site);
  const groups = new Map<string, PageGroup>([[naming.words.main, { title: naming.words.main, pages: [] }]]);
  const optional: CrawledPage[] = [];
  for (const page of site.pages) {
    if (isFragment(page)) continue;
    if (isOptional(page)) optional.push(page);
    else {
      const title = sectionOf(page, naming);
      const group = groups.get(title) ?? { title, pages: [] };
      group.pages.push(page);
      groups.set(title, group);
    }
  }
  const sections = settle([...groups.values()], naming.words.main).filter(({ pages }) => pages.length > 0);
  if (optional.length > 0) sections.push({ title: OPTIONAL, pages: optional });
  return sections.map(({ title, pages }) => ({ title, pages: inOrder(pages, site) }));
}
