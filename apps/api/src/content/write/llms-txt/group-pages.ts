import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';
import { type SiteWords, siteWords } from '../site-words.ts';
import { folderWords } from './folder-words.ts';

export interface PageGroup {
  title: string;
  pages: CrawledPage[];
}

/** By llmstxt.org a section of this name may be skipped: what is secondary. */
const OPTIONAL = 'Optional';
const MOST_SECTIONS = 14;
const LEAST_IN_SECTION = 2;
const LONGEST_NAME = 40;
/** Menu headings that say nothing about what is under them. */
const EMPTY_NAMES =
  /^(menu|navigation|(?:next|previous|prev)(?: (?:chapter|page|article|post))?|(?:table of )?contents|search|toc|links?|more|plus|mehr|más|mas|altro|meer|mais|więcej|home|accueil|start|startseite|inicio|pages?|site|essentials|その他)$/iu;
const KEY_KINDS: readonly CrawledPage['kind'][] = ['home', 'product', 'pricing', 'about', 'faq'];

/** What a page is called that few come for, whatever its address is. */
const SECONDARY =
  /^(?:(?:legacy )?change ?logs?|release (?:notes|history)|version history|licen[cs]es?|privacy(?: policy| notice)?|terms(?: (?:of|and) .*)?|cookie(?:s| policy)|imprint|impressum|datenschutz(?:erklärung)?|agb|mentions légales|politique de confidentialité|aviso legal|política de privacidad|note legali|informativa sulla privacy|sitemap|プライバシーポリシー|利用規約|特定商取引法.*)$/iu;
const isOptional = ({ kind, title }: CrawledPage) =>
  kind === 'legal' || kind === 'archive' || kind === 'contact' || SECONDARY.test(title.trim());

/** Folders that programs put pages into. */
const PROGRAM_FOLDERS =
  /^(?:pages?|content|node|site|sites|p|s|index(?:\.php)?|html?|web|www|public|portal|cms|item|view)$/i;

/** Pages about the company that nobody looks for first. */
const ASIDE = /press|presse|jobs|career|karriere|prensa|stampa|team|contributors|authors/i;

/** A piece of a page that got an address of its own: nothing to read, nothing that it says it is. */
export const isFragment = ({ kind, words, description, excerpt }: CrawledPage): boolean =>
  kind === 'other' && words < 20 && description === '' && excerpt === '';

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
  /** The pages in each folder. */
  folders: Map<string, CrawledPage[]>;
  /** Their names, once they are known. */
  names: Map<string, string>;
}

/** What a folder is called: by the menu, by its own page's title in a few words, as it is spelt in titles, else in words. */
function folderName(folder: string, pages: readonly CrawledPage[], { site, base }: Naming): string {
  const listing = pages.find(
    ({ url }) =>
      new URL(url).pathname.replace(/index\.\w+$/, '').replace(/\/?$/, '/') === `${base}${folder}/`,
  );
  const linked = site.pages[0]?.navigation.find(({ url }) => listing && url === listing.url);
  const named = oneLine(linked?.text ?? '');
  if (named && named.length <= LONGEST_NAME && !EMPTY_NAMES.test(named)) return named;
  // An identifier (`mod_mbox`) is a name; it is not made a word.
  if (/_/.test(folder) && pages.some(({ title }) => title.includes(folder))) return folder;
  const title = oneLine(listing?.title ?? '');
  if (title && title.split(' ').length <= 3 && title.length <= LONGEST_NAME && !EMPTY_NAMES.test(title))
    return title;
  return folderWords(folder);
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
  // The last one is often the page itself by a shorter name.
  const ancestors = page.breadcrumb
    .slice(0, -1)
    .map(oneLine)
    .filter((name) => name !== '' && name !== site.name && !EMPTY_NAMES.test(name));
  if (ancestors[0]) return ancestors[0].replace(/^[^\p{L}\p{N}]+/u, '');
  const folder = folderOf(page.url, base);
  if (folder && PROGRAM_FOLDERS.test(folder))
    return KEY_KINDS.includes(page.kind) ? words.main : kindName(page, words);
  const beside = (folder && folders.get(folder)) || [];
  if (folder && beside.length >= LEAST_IN_SECTION) {
    const known = naming.names.get(folder) ?? folderName(folder, beside, naming);
    naming.names.set(folder, known);
    return known;
  }
  return KEY_KINDS.includes(page.kind) ? words.main : kindName(page, words);
}

function namingOf(site: CrawledSite): Naming {
  const home = site.pages.find(({ kind }) => kind === 'home') ?? site.pages[0];
  const base = home ? new URL(home.url).pathname.replace(/[^/]*$/, '') : '/';
  const menu = new Map<string, string>();
  for (const { url, group } of home?.navigation ?? [])
    if (group && !EMPTY_NAMES.test(group.trim()) && !menu.has(url)) menu.set(url, oneLine(group));
  const folders = new Map<string, CrawledPage[]>();
  for (const page of site.pages) {
    // The page of a folder may stand at its name without a slash.
    const own = new URL(page.url).pathname.slice(base.length);
    const folder = folderOf(page.url, base) ?? own;
    const others = folders.get(folder);
    if (others) others.push(page);
    else folders.set(folder, [page]);
  }
  return { site, words: siteWords(site.language), base, menu, folders, names: new Map() };
}

/** Key pages first, then as the menu has them, then as they were read. */
function createOrder(site: CrawledSite): (pages: readonly CrawledPage[]) => CrawledPage[] {
  const menu = new Map((site.pages[0]?.navigation ?? []).map(({ url }, index) => [url, index]));
  const ranks = new Map(
    site.pages.map((page, index) => {
      const key = ASIDE.test(new URL(page.url).pathname) ? -1 : KEY_KINDS.indexOf(page.kind);
      // Of articles the newest first.
      const age = page.kind === 'article' && page.published ? -Date.parse(page.published) : 0;
      return [page, [key === -1 ? KEY_KINDS.length : key, menu.get(page.url) ?? 9999, age || 0, index]];
    }),
  );
  return (pages) =>
    [...pages].sort((one, other) => {
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
  const inOrder = createOrder(site);
  return sections.map(({ title, pages }) => ({ title, pages: inOrder(pages) }));
}
