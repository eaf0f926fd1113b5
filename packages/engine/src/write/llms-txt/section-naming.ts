import type { CrawledPage, CrawledSite, NavigationLink } from '../../crawl/crawled-site.ts';
import { titleParts } from '../../page/site-name/title-parts.ts';
import { plainName } from '../plain-name.ts';
import { oneLine } from '../sentences.ts';
import { folderWords } from './folder-words.ts';
import type { LlmsWords } from './llms-words.ts';
import { languageKey } from './site-language.ts';
import { isWidgetName } from './widget-name.ts';

const LEAST_IN_SECTION = 2;
/** A shorter menu does not select pages. */
const LEAST_IN_MENU = 3;
/** If fewer pages have a page's name in their breadcrumbs, it may be a mistake. */
const LEAST_OF_CRUMB = 3;
/** So many titles share a part by intent. */
const LEAST_OF_TITLES = 3;
const LONGEST_NAME = 40;
/** Menu headings that say nothing about what is under them. */
const EMPTY_NAMES = new RegExp(
  `^(?:${[
    'menu|navigation|main navigation|footer|(?:quick|useful|important|helpful) ?links|site ?map|(?:next|previous|prev)(?: (?:chapter|page|article|post))?|(?:table of )?contents|search|toc|links?|more|plus|mehr|más|mas|més|altro|meer|mais|więcej|home|accueil|start|startseite|inicio|inici|pages?|site|essentials|follow us|social|その他|top|トップ(?:ページ)?|ホーム|首页|首頁|홈|메인|hjem|forside|hem|etusivu|domů|domov|kezdőlap|acasă|strona główna|ana ?sayfa|beranda|trang chủ|главная|головна|начало|αρχική|الرئيسية|בית|หน้าแรก',
    'schnell(?:links|zugriff)|(?:nützliche|wichtige) links|liens (?:utiles|rapides)|enlaces(?: (?:rápidos|útiles|de interés))?|link (?:utili|rapidi|veloci)|collegamenti(?: rapidi)?|links (?:rápidos|úteis)|acesso rápido|snelle links|snel naar|seiten|páginas?|pagine|navigati[eo]n?|navigazione|navegación|navegação|navegació|navigatsioon|navigering|navigasjon|nawigacja|navigace|navigácia|navigacija|navigáció|navigare|gezinme',
    'szybkie (?:linki|łącza)|przydatne linki|na skróty|(?:rychlé |užitečné |rýchle |užitočné )?odkazy|(?:gyors|hasznos )linkek|(?:link-?uri|legături) (?:rapide|utile)|(?:brze|korisne) poveznice|(?:brzi|korisni) linkovi|hitre povezave|kiirlingid|(?:ātrās|noderīgas) saites|(?:greitos|naudingos) nuorodos',
    '(?:snabb)?länkar|sidor|(?:hurtig)?lenker|sider|genveje|(?:pika)?linkit|sivut|sivusto|valikko|hızlı (?:menü|linkler|erişim|bağlantılar)|(?:faydalı )?bağlantılar|menü|sayfalar|liên kết(?: (?:nhanh|hữu ích))?|(?:tautan|link|menu) cepat|tautan|navigasi|halaman',
    '(?:быстрые |полезные )?ссылки|навигация|меню|(?:швидкі |корисні )?посилання|навігація|(?:бързи|полезни) връзки|(?:γρήγοροι |χρήσιμοι )?σύνδεσμοι|χρήσιμα|μενού',
    'روابط (?:سريعة|مهمة|مفيدة)|دسترسی سریع|(?:קישורים|ניווט)(?: (?:מהירים?|שימושיים))?|クイックリンク|リンク|サイトマップ|사이트\\s?맵|(?:网站|網站)地[图圖]|карта сайта|mapa (?:stránek|strony|witryny|do site|del sitio|web)|plan du site|mappa del sito|site haritası|바로가기|빠른 링크|导航|导航菜单|菜单|快速(?:链接|連結|导航|導覽)|(?:网站|網站)(?:导航|導覽)|友情链接|更多|ลิงก์ด่วน|เมนูลัด',
  ].join('|')})$`,
  'iu',
);
/** What a button does with a menu, or what a menu is called for readers who do not see it. */
const OF_MENUS =
  /^(?:(?:toggle|open|close|show|hide|expand|collapse|skip)\b.*|[\p{L}\s-]{3,24} (?:navigation|nav) menu|(?:primary|secondary|main|top|site|footer|mobile|user|account) (?:nav(?:igation)?|menu|links)|haupt(?:navigation|menü)|navigation principale|menu principal|menú principal|navegación principal|navigazione principale|menu principale|navegação principal|(?:site|contact) navigation|seitennavigation|navigation du site|navegación del sitio|navigazione del sito|navegação (?:do site|dos contatos)|site-?navigatie|menu para .*|hoofdnavigatie|hoofdmenu|główna nawigacja|menu główne|huvudmeny|hovedmenu|hovedmeny|päävalikko|hlavní (?:menu|navigace)|главное меню|головне меню|основная навигация|القائمة الرئيسية|القائمة|תפריט ראשי|メインメニュー|グローバルナビ(?:ゲーション)?|メニュー|주 메뉴|메뉴|主菜单|主導航|主导航|主選單|ana menü)$/iu;
const KEY_KINDS: readonly CrawledPage['kind'][] = ['home', 'product', 'pricing', 'about', 'faq', 'contact'];
/** Folders that programs create for pages. */
const PROGRAM_FOLDERS =
  /^(?:pages?|post|content|shopinfo|board|member|node|site|sites|[a-z\d]|index(?:\.php)?|html?|web|www|public|portal|cms|item|view|sections?|rubriques?|categor(?:y|ies)|topics?|archives?|(?:19|20)\d{2})$/i;

/** A program that serves what follows it in the path: "/doku.php/guide:compost". */
const SCRIPT = /\.(?:php\d?|aspx?|cgi|pl|jsp|do|exe|dll)$/i;
/** A namespace of a wiki and the page in it. */
const NAMESPACED = /^[a-z\d_-]+(?::[a-z\d_-]+)+$/;

/** The folder of a page below the site's base, without a language's folder: `guides` of `/docs/en/guides/x`. */
function folderBelow(url: string, base: string): string | null {
  const path = new URL(url).pathname;
  const all = (path.startsWith(base) ? path.slice(base.length) : path.slice(1))
    .split('/')
    .flatMap((part) => (NAMESPACED.test(part) ? part.split(':') : [part]));
  const parts = SCRIPT.test(all[0] ?? '') ? all.slice(1) : all;
  const isLanguage = parts.length > 2 && /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(parts[0] ?? '');
  const [first, ...rest] = isLanguage ? parts.slice(1) : parts;
  return first && rest.length > 0 ? first : null;
}

/** A shop keeps each product under the word for one: "/produkt/…". */
const ONE_PRODUCT =
  /^(?:product|produkt|produit|producto|prodotto|produto|item|artikel|urun|tuote|termek|vare|izdelek|proizvod|tovar|san-pham)$/i;

/** Folders with English names on many sites in other languages, with their words in the site's language. */
function inOwnWords(folder: string, words: LlmsWords): string | null {
  if (/^(?:posts?|blog-?posts?|articles?|stories)$/i.test(folder)) return words.articles;
  if (/^(?:products?|shop|store|items?)$/i.test(folder)) return words.products;
  return /^(?:docs?|documentation|guides?|manual|help)$/i.test(folder) ? words.documentation : null;
}

/** A domain in reverse, as packages of programs are named: "com.acme.tools" in "/com/acme/tools/Anvil.html". */
const TOP_DOMAIN = /^(?:com|org|net|io|dev|edu|gov|de|fr|uk|ch|it|nl|es|pl|ru|jp|cn)$/;
const LEAST_OF_PACKAGE = 2;
const LEAST_OF_SHORT = 3;

/** The package that all pages of a folder belong to; null if the folder is none. */
function packageOf(folder: string, inside: readonly CrawledPage[], base: string): string | null {
  if (!TOP_DOMAIN.test(folder)) return null;
  const paths = inside.map(({ url }) => new URL(url).pathname.slice(base.length).split('/').slice(0, -1));
  const [first = []] = paths;
  const end = first.findIndex(
    (part, at) => !/^[a-z]\w*$/.test(part) || paths.some((path) => path[at] !== part),
  );
  const common = end === -1 ? first : first.slice(0, end);
  return common.length < LEAST_OF_PACKAGE ? null : common.join('.');
}

/** Whether a folder has a title of one word in short: "cmds" for "Commands". */
function abbreviates(folder: string, title: string): boolean {
  const [short, word] = [folder.toLowerCase(), oneLine(title).toLowerCase()];
  if (short.length < LEAST_OF_SHORT || short.length >= word.length || !/^\p{L}+$/u.test(word)) return false;
  if (short[0] !== word[0] || short.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** The group of each page in the menu. A smaller group that is most of a larger one says more ("Areas" in "Services"). */
function menuGroups(
  navigation: readonly NavigationLink[],
  noGroups: ReadonlySet<string>,
): Map<string, string> {
  // Pages under the site's own name or title, or under that of a post, are not a group.
  const isName = (group: string) =>
    group !== '' &&
    !EMPTY_NAMES.test(group.trim()) &&
    !OF_MENUS.test(group.trim()) &&
    !isWidgetName(group) &&
    !noGroups.has(oneLine(group));
  const sets = new Map<string, Set<string>>();
  for (const { url, group, otherGroups = [] } of navigation)
    for (const name of [group, ...otherGroups].filter(isName)) {
      const urls = sets.get(name) ?? new Set();
      sets.set(name, urls.add(url));
    }
  const groups = new Map<string, string>();
  for (const { url, group, otherGroups = [] } of navigation) {
    const [first, ...others] = [group, ...otherGroups].filter(isName);
    if (first === undefined || groups.has(url)) continue;
    const all = sets.get(first) ?? new Set();
    const closer = others.find((name) => {
      const part = sets.get(name) ?? new Set();
      const isWithin = [...part].every((each) => all.has(each));
      return isWithin && part.size < all.size && part.size * 2 > all.size && part.size > LEAST_IN_SECTION;
    });
    groups.set(url, oneLine(closer ?? first));
  }
  return groups;
}

/** The share of the pages that a table of contents names; of a large one, which leaves out references, less. */
const MOST_LISTED = 0.6;
const LARGE = { share: 0.3, pages: 20, groups: 3 };

/** The group of each page in the contents on the home page; empty if these name only some of the pages, as a home page does. */
function contentsGroups(
  contents: readonly NavigationLink[],
  pages: readonly CrawledPage[],
  noGroups: ReadonlySet<string>,
  menu: ReadonlyMap<string, string>,
): Map<string, string> {
  const others = pages.filter(({ kind }) => kind !== 'home');
  const groups = menuGroups(contents, noGroups);
  const named = others.filter(({ url }) => groups.has(url) || menu.has(url));
  const names = new Set(groups.values()).size;
  // Cards have a heading of their own each.
  if (names * LEAST_IN_SECTION > groups.size) return new Map();
  const isLarge = named.length >= LARGE.pages && names >= LARGE.groups;
  const isWhole = named.length >= others.length * (isLarge ? LARGE.share : MOST_LISTED) && names > 1;
  return isWhole ? groups : new Map();
}

/** The page of a folder without one of its own that tells what the others hold: "/c3ref/intro.html". */
const INTRODUCES = /\/(?:intro|introduction|overview|toc|contents)(?:\.\w+)?\/?$/i;
/** A name and no sentence about what a list shows: "all “What's new” documents". */
const LABEL = /^[\p{Lu}\p{Lo}][^.!?"“”]*$/u;
const LEAST_OF_WORD = 3;
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Whether a title is a name with the word that its folder is called by: "The Anvil Standard Library" in `library`. */
const isNameOf = (title: string, folder: string) =>
  lettersOf(folder).length >= LEAST_OF_WORD &&
  lettersOf(title).includes(lettersOf(folder)) &&
  title.split(/\s/u).every((word) => word.length < 4 || /^[^\p{Ll}]/u.test(word));

/** Words. */
const MOST_OF_MENU_ITEM = 3;

export interface SectionNaming {
  sectionOf(page: CrawledPage): string;
  folderOf(url: string): string | null;
  folderName(folder: string, pages: readonly CrawledPage[]): string;
  /** Whether a page without a section is a main page: it is in the menu, or everybody looks for it. */
  isKey(page: CrawledPage): boolean;
  /** Its place in the menu; null if it is not in the menu. */
  menuPlace(page: CrawledPage): number | null;
}

/** Names a page's section by the site's own structure: its menu, breadcrumbs or folders, or else the kind of the page. */
export function createSectionNaming(
  site: CrawledSite,
  pages: readonly CrawledPage[],
  words: LlmsWords,
): SectionNaming {
  const home = site.pages.find(({ kind }) => kind === 'home') ?? site.pages[0];
  const base = home ? new URL(home.url).pathname.replace(/[^/]*$/, '') : '/';
  const navigation = home?.navigation ?? [];
  const titles = [site.name, home?.title ?? '', home?.resume?.titles.document ?? ''];
  // The card of a post has its title over links to its author and its category.
  const posts = pages.filter(({ kind, published }) => kind === 'article' && published !== null);
  const noGroups = new Set([...titles, ...posts.map(({ title }) => title)].map(oneLine));
  const menu = menuGroups(navigation, noGroups);
  const listed = contentsGroups(home?.contents ?? [], pages, noGroups, menu);
  const places = new Map(navigation.map(({ url }, at) => [url, at]));
  const listedPlaces = new Map([...listed.keys()].map((url, at) => [url, navigation.length + at]));
  const texts = new Map(navigation.map(({ url, text }) => [url, oneLine(text)]));
  const listedTexts = new Map((home?.contents ?? []).map(({ url, text }) => [url, oneLine(text)]));
  const folderOf = (url: string) => folderBelow(url, base);
  const folders = new Map<string, CrawledPage[]>();
  const main = languageKey(site.language);
  for (const page of pages) {
    if (page.language !== '' && languageKey(page.language) !== main) continue;
    // The page of a folder may have the folder's address without a slash.
    const own = new URL(page.url).pathname.slice(base.length).replace(/\.html?$/i, '');
    const folder = folderOf(page.url) ?? own;
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  const crumbs = new Map<string, number>();
  for (const { breadcrumb } of pages)
    for (const crumb of new Set(breadcrumb)) crumbs.set(crumb, (crumbs.get(crumb) ?? 0) + 1);
  /**
   * A breadcrumb's last name that many pages have is a category, unless it is a short name of one of these
   * pages.
   */
  const isShelf = (crumb: string) =>
    (crumbs.get(crumb) ?? 0) >= LEAST_OF_CRUMB &&
    !pages.some(({ title }) => title !== crumb && title.includes(crumb));
  const names = new Map<string, string>();
  const isName = (name: string) => name !== '' && name.length <= LONGEST_NAME && !EMPTY_NAMES.test(name);

  const ancestorOf = ({ breadcrumb }: CrawledPage): string | undefined =>
    breadcrumb
      .filter((crumb, at) => at < breadcrumb.length - 1 || isShelf(crumb))
      .map(oneLine)
      .filter(
        (name) =>
          name !== '' &&
          plainName(name) !== plainName(site.name) &&
          !EMPTY_NAMES.test(name) &&
          !isWidgetName(name),
      )
      .map((name) => name.replace(/^[^\p{L}\p{N}]+/u, ''))[0];
  /** What each page's title says behind its own part: read once, though each folder asks for all of them. */
  const titled = new Map(
    site.pages.map(({ url, resume }) => [
      url,
      titleParts(resume?.titles.document ?? '')
        .slice(1)
        .map(oneLine),
    ]),
  );
  const partsOf = ({ url }: CrawledPage) => titled.get(url) ?? [];

  /**
   * What the site calls the pages of a folder: in the menu or the breadcrumbs of some of them, in the titles of all of them, or,
   * where folders are the packages of a program, the package. Null if it has no one name for them.
   */
  const sharedName = (folder: string, inside: readonly CrawledPage[]): string | null => {
    const isInside = (url: string) => folderOf(url) === folder;
    const isOfFolder = (label: string) => [...menu].every(([url, group]) => group !== label || isInside(url));
    const labels = new Set(inside.flatMap((page) => menu.get(page.url) ?? ancestorOf(page) ?? []));
    const [label = '', ...further] = labels;
    if (further.length === 0 && isName(label) && isOfFolder(label)) return label;
    if (inside.length < LEAST_OF_TITLES) return null;
    const [first, ...rest] = inside;
    const outside = site.pages.filter(({ url }) => !isInside(url));
    const part = (first ? partsOf(first) : []).find(
      (each) =>
        isName(each) &&
        each !== site.name &&
        rest.every((page) => partsOf(page).includes(each)) &&
        !outside.some((page) => partsOf(page).includes(each)),
    );
    return part ?? packageOf(folder, inside, base);
  };

  /** From the menu, from its own page's short title, as spelt in titles, else its name in words. */
  const folderName = (folder: string, inside: readonly CrawledPage[]): string => {
    const pathOf = (url: string) =>
      new URL(url).pathname.replace(/(?:index)?\.\w+$/, '').replace(/\/?$/, '/');
    const ofFolder = (name: string) => (url: string) =>
      pathOf(url).endsWith(`/${name}/`) && pathOf(url).length <= base.length + name.length + 7;
    // A calendar lists at /events/ what is at /event/…; a shop has its only blog at /blogs/journal.
    const isOfOnly = (url: string) =>
      inside.length > 1 && inside.every((other) => pathOf(other.url).startsWith(pathOf(url)));
    const listing =
      inside.find(({ url }) => ofFolder(folder)(url)) ??
      pages.find(({ url }) => ofFolder(`${folder}s`)(url)) ??
      inside.find(({ url }) => isOfOnly(url));
    const named = listing ? (texts.get(listing.url) ?? '') : '';
    if (isName(named)) return named;
    // An identifier (`mod_mbox`) is a name and is not turned into words.
    if (/_/.test(folder) && inside.some(({ title }) => title.includes(folder))) return folder;
    const shared = sharedName(folder, inside);
    if (shared !== null) return shared;
    const before = pages.find(
      ({ kind, next, url, title: said }) =>
        kind !== 'home' &&
        folderOf(url) !== folder &&
        inside.some((page) => page.url === next) &&
        abbreviates(folder, said),
    );
    if (before) return oneLine(before.title);
    const title = oneLine(listing?.title ?? '');
    if (isName(title) && (title.split(' ').length <= 3 || isNameOf(title, folder))) return title;
    const introduction = inside.find(
      ({ url }) => folderOf(url) === folder && INTRODUCES.test(new URL(url).pathname),
    );
    const inList = listedTexts.get(listing?.url ?? '') ?? '';
    if (isName(inList) && LABEL.test(inList)) return inList;
    const introduced = texts.get(introduction?.url ?? '') ?? listedTexts.get(introduction?.url ?? '') ?? '';
    if (isName(introduced) && LABEL.test(introduced) && introduced.includes(' ')) return introduced;
    if (ONE_PRODUCT.test(folder)) return words.products;
    return (main !== 'en' && inOwnWords(folder, words)) || folderWords(folder);
  };

  // A list of the latest posts may stand beside the menu: their links are whole titles.
  const isPostBesideMenu = ({ kind, published, url }: CrawledPage) =>
    kind === 'article' && published !== null && (texts.get(url) ?? '').split(' ').length > MOST_OF_MENU_ITEM;
  const byKind = (page: CrawledPage): string => {
    if (page.kind === 'product' && folders.size > 1 && !places.has(page.url)) return words.products;
    if (KEY_KINDS.includes(page.kind)) return words.main;
    if (places.has(page.url) && !isPostBesideMenu(page)) return words.main;
    if (page.kind === 'docs') return words.documentation;
    return page.kind === 'article' ? words.articles : words.main;
  };

  const sectionOf = (page: CrawledPage): string => {
    if (page.kind === 'home') return words.main;
    const inMenu = menu.get(page.url);
    if (inMenu) return inMenu;
    const inContents = listed.get(page.url);
    if (inContents) return inContents;
    // The last one is often the page itself with a shorter name. Then no other page has it.
    const ancestor = ancestorOf(page);
    if (ancestor) return ancestor;
    const own = new URL(page.url).pathname.slice(base.length).replace(/\.html?$/i, '');
    const folder = folderOf(page.url) ?? (own.includes('/') ? null : own);
    if (folder && PROGRAM_FOLDERS.test(folder)) return byKind(page);
    const beside = (folder && folders.get(folder)) || [];
    if (!folder || beside.length < LEAST_IN_SECTION) return byKind(page);
    const known = names.get(folder) ?? folderName(folder, beside);
    names.set(folder, known);
    return known;
  };

  const isKey = (page: CrawledPage) =>
    KEY_KINDS.includes(page.kind) || places.has(page.url) || places.size < LEAST_IN_MENU;

  return {
    sectionOf,
    folderOf,
    folderName,
    isKey,
    menuPlace: ({ url }) => places.get(url) ?? listedPlaces.get(url) ?? null,
  };
}
