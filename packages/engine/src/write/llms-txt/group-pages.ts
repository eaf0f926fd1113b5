import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { isBusiness } from './is-business.ts';
import { listablePages } from './is-listable.ts';
import { type LlmsWords, llmsWords } from './llms-words.ts';
import { OPTIONAL, type PageGroup } from './page-group.ts';
import { pageKey } from './page-key.ts';
import { readingChains } from './reading-chains.ts';
import { releasePages } from './release-pages.ts';
import { createSectionNaming, type SectionNaming } from './section-naming.ts';
import { createPageOrder, inSectionOrder } from './section-order.ts';
import { languageKey, ownName } from './site-language.ts';

const MOST_SECTIONS = 14;
const LEAST_IN_SECTION = 2;
/** With more pages, another language gets a section for each of its folders. */
const MOST_OF_LANGUAGE = 20;
const LEAST_OF_FOLDER = 3;
const MOSTLY = 0.8;

/** Titles of pages that few people look for, whatever their address is. */
const SECONDARY =
  /^(?:(?:legacy )?change ?logs?|release (?:notes|history)|version history|licen[cs]es?|(?:\S+ )*code of conduct|legal(?: notice)?|privacy(?: policy| notice)?|terms(?: (?:of|and|&) .*)?|cookies?(?: policy)?|imprint|impressum|datenschutz(?:erklärung)?|agb|mentions légales|politique de confidentialité|cgv|cgu|aviso legal|avís legal|política de (?:privacitat|privacidad|privacidade|cookies|galetes)|note legali|informativa sulla privacy|privacyverklaring|algemene voorwaarden|polityka prywatności|regulamin|sitemap|site map|(?:view |all )?(?:on (?:a )?|as (?:a )?)?(?:single|one) (?:html )?page(?: version)?|print(?:able|er[ -]friendly)? version|accessibilit(?:y(?: statement)?|é(?: ?: .*)?|à)|barrierefreiheit(?:serklärung)?|accesibilidad|acessibilidade|obchodní podmínky|reklamační řád|ochrana osobních údajů|všeobecné obchodní podmienky|política de privacidade|termos de uso|köpvillkor|gizlilik politikası|политика конфиденциальности|пользовательское соглашение|سياسة الخصوصية|الشروط والأحكام|プライバシーポリシー|(?:ご?利用|会員)規約|(?:ご?宿泊|旅行(?:業)?)約款|特定商取引(?:に関する)?法.*|個人情報(?:保護方針|の取り?扱い.*)|隐私政策|服务条款|法律声明|개인정보.*|(?:서비스 )?이용\s?약관)$/iu;
const CONTACT =
  /^(?:contact(?: us)?|kontakt|contacto|contacte|contatti|contato|contactez-nous|nous contacter|get in touch|联系我们|联系方式|聯絡我們|お問い合わせ|문의하기)\W*$/iu;

const isContact = ({ kind, title }: CrawledPage) => kind === 'contact' || CONTACT.test(title.trim());

function isOptional(page: CrawledPage, business: boolean): boolean {
  if (page.kind === 'home') return false;
  if (page.kind === 'legal' || page.kind === 'archive' || SECONDARY.test(page.title.trim())) return true;
  // A customer looks for it; a project's feedback form is secondary.
  return isContact(page) && !business;
}

/** Two names for one thing: "Blog" and "Anvil House Blog". */
const isSameName = (one: string, other: string) => {
  const [short = '', long = ''] = [one, other]
    .map((name) => name.toLowerCase())
    .sort((a, b) => a.length - b.length);
  return short !== '' && (` ${long} `.includes(` ${short} `) || long === `${short}s`);
};

/** Joins groups of one folder that differ only in their name, under the larger one's name. */
function withoutTwins(groups: readonly PageGroup[], naming: SectionNaming): PageGroup[] {
  /** The folder of most of its pages. */
  const folderOf = ({ pages }: PageGroup) => {
    const counts = new Map<string, number>();
    for (const { url } of pages) {
      const folder = naming.folderOf(url);
      if (folder !== null) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const [most] = [...counts].sort((one, other) => other[1] - one[1]);
    return most && most[1] >= pages.length * MOSTLY ? most[0] : null;
  };
  const kept: PageGroup[] = [];
  for (const group of [...groups].sort((one, other) => other.pages.length - one.pages.length)) {
    const folder = folderOf(group);
    const twin =
      folder === null
        ? undefined
        : kept.find((other) => folderOf(other) === folder && isSameName(other.title, group.title));
    if (twin) twin.pages.push(...group.pages);
    else kept.push({ ...group, pages: [...group.pages] });
  }
  return groups.flatMap(({ title }) => kept.filter((group) => group.title === title));
}

/** The section with the page of a page's folder: "/blog" for "/blog/month-end". */
function besideFolderOf({ url }: CrawledPage, groups: readonly PageGroup[]): PageGroup | undefined {
  const folder = pageKey(new URL('.', url.replace(/\/$/, '')).href);
  return groups.find(({ pages }) =>
    pages.some((page) => page.kind !== 'home' && pageKey(page.url) === folder),
  );
}

/**
 * Handles sections that are too small or too many: pages of the menu and of general interest go to the main
 * pages, the rest to the further ones.
 */
function settle(groups: readonly PageGroup[], naming: SectionNaming, words: LlmsWords): PageGroup[] {
  const largest = [...groups]
    .sort((one, other) => other.pages.length - one.pages.length)
    .slice(0, MOST_SECTIONS);
  const stays = (group: PageGroup) => group.pages.length >= LEAST_IN_SECTION && largest.includes(group);
  const isMain = ({ title }: PageGroup) => title === words.main;
  const kept = groups
    .filter((group) => !isMain(group) && stays(group))
    .map(({ title, pages }) => ({ title, pages: [...pages] }));
  const loose = groups.filter((group) => isMain(group) || !stays(group)).flatMap(({ pages }) => pages);
  const rest = loose.filter((page) => {
    const beside = naming.isKey(page) ? undefined : besideFolderOf(page, kept);
    beside?.pages.push(page);
    return beside === undefined;
  });
  const key = rest.filter((page) => naming.isKey(page));
  // Two sections with one page each become one.
  const isSmall = rest.length <= LEAST_IN_SECTION;
  const main = isSmall ? rest : key;
  const further = isSmall ? [] : rest.filter((page) => !key.includes(page));
  return [
    ...(main.length > 0 ? [{ title: words.main, pages: main }] : []),
    ...kept,
    ...(further.length > 0 ? [{ title: words.further, pages: further }] : []),
  ];
}

function bySection(pages: readonly CrawledPage[], nameOf: (page: CrawledPage) => string): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const page of pages) {
    const title = nameOf(page);
    const group = groups.get(title) ?? { title, pages: [] };
    group.pages.push(page);
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** The pages of another language: a section, or one for each of its large folders. */
function furtherLanguage(
  language: string,
  pages: readonly CrawledPage[],
  naming: SectionNaming,
): PageGroup[] {
  const name = ownName(language) || language;
  if (pages.length <= MOST_OF_LANGUAGE) return [{ title: name, pages: [...pages] }];
  // The start folder of a language has its name, and is not a section of it.
  const folderOf = (url: string) => {
    const folder = naming.folderOf(url) ?? '';
    return languageKey(folder).split('-')[0] === language && folder.length <= 5 ? '' : folder;
  };
  const folders = bySection(pages, ({ url }) => folderOf(url));
  const large = folders.filter(({ title, pages: own }) => title !== '' && own.length >= LEAST_OF_FOLDER);
  const rest = folders.filter((folder) => !large.includes(folder)).flatMap(({ pages: own }) => own);
  return [
    ...(rest.length > 0 ? [{ title: name, pages: rest }] : []),
    ...large.slice(0, MOST_SECTIONS).map(({ title, pages: own }) => ({
      title: `${name}: ${naming.folderName(title, own)}`,
      pages: own,
    })),
  ];
}

function mainLanguage(pages: readonly CrawledPage[], naming: SectionNaming, words: LlmsWords): PageGroup[] {
  const groups = bySection(pages, (page) => naming.sectionOf(page));
  return inSectionOrder(settle(withoutTwins(groups, naming), naming, words), naming, words);
}

/**
 * Sorts a site's pages into the sections of llms.txt: pages in its language as its menu groups them, products
 * first; then each other language separately; legal, old and minor pages and the newest releases under Optional.
 */
export function groupPages(site: CrawledSite): PageGroup[] {
  const words = llmsWords(site.language);
  const isListable = listablePages(site);
  const business = isBusiness(site);
  const listable = site.pages.filter(isListable);
  const naming = createSectionNaming(site, listable, words);
  const main = languageKey(site.language);
  const releases = releasePages(listable);
  const isNew = new Set(releases.newest);
  const optional = [
    ...listable.filter((page) => isOptional(page, business) && !isNew.has(page) && !releases.older.has(page)),
    ...releases.newest,
  ];
  const aside = new Set(optional);
  const others = listable.filter((page) => !aside.has(page) && !releases.older.has(page));
  const spoken = new Map<string, number>();
  for (const { language } of others)
    spoken.set(languageKey(language), (spoken.get(languageKey(language)) ?? 0) + 1);
  // A single page in a language may be a mistake of its markup, unless it is in that language's folder.
  const isSpoken = (key: string, url: string) =>
    (spoken.get(key) ?? 0) > 1 ||
    new URL(url).pathname
      .toLowerCase()
      .split('/')
      .includes(key.split('-')[0] ?? '');
  // A manual whose chapters are not all translated is one manual: its pages lead to each other.
  const chains = readingChains(site.pages);
  const home = site.pages.find(({ kind }) => kind === 'home');
  const keyOf = (page: CrawledPage) => {
    const { language, kind, url } = page;
    const first = chains.get(page)?.first.url;
    if (first !== undefined && first === home?.next) return main;
    const key = kind === 'home' ? main : languageKey(language) || main;
    return isSpoken(key, url) ? key : main;
  };
  const byLanguage = bySection(others, keyOf);
  const own = byLanguage.filter(({ title }) => title === main).flatMap(({ pages }) => pages);
  const further = byLanguage.filter(({ title }) => title !== main);
  const groups = [
    ...mainLanguage(own, naming, words),
    ...further.flatMap(({ title, pages }) => furtherLanguage(title.split('-')[0] ?? title, pages, naming)),
    ...(optional.length > 0 ? [{ title: OPTIONAL, pages: optional }] : []),
  ];
  const inOrder = createPageOrder(site);
  const newestLast = (pages: readonly CrawledPage[]) => [
    ...inOrder(pages.filter((page) => !isNew.has(page))),
    ...pages.filter((page) => isNew.has(page)),
  ];
  return groups.map(({ title, pages }) => ({ title, pages: newestLast(pages) }));
}
