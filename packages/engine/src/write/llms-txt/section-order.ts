import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import type { LlmsWords } from './llms-words.ts';
import type { PageGroup } from './page-group.ts';
import { readingChains } from './reading-chains.ts';
import type { SectionNaming } from './section-naming.ts';

/** Sections that sell, by their names in the languages of most sites. */
const SOLD =
  /\b(?:products?|services?|solutions?|pricing|plans|shop|store|treatments?|rooms?|menu|courses?|tickets?|exhibitions?|practice areas?|what we do|who we help|features?|produkte?|leistungen|angebote?|preise|lösungen|zimmer|produits?|prestations?|tarifs?|boutique|servicios|productos|soluciones|precios|serveis|productes|solucions|servizi|prodotti|prezzi|producten|diensten|prijzen|produtos|serviços|usługi|oferta|tjänster)\b|产品|服务|解决方案|价格|製品|サービス|料金|제품|서비스/iu;
const GUIDES =
  /\b(?:getting started|get started|quick ?start|introduction|guides?|tutorials?|how[- ]?tos?|basics|first steps|overview|learn|vignettes?|user guide|einstieg|anleitung(?:en)?|erste schritte|prise en main|primeros pasos|guías?|guia)\b|入门|指南|教程|ガイド|チュートリアル/iu;
const REFERENCE =
  /\b(?:reference|api|functions?|classes|modules|cli|commands?|configuration|glossary|index|referenz|référence|referencia)\b|参考|リファレンス/iu;
const NEWS =
  /\b(?:blog|news|posts?|press|presse|aktuelles|actualit[ée]s|noticias|notícies|notizie|nieuws|stories|magazine?|insights|events?|articles?|artikel|artículos|case studies|projects?|projectes|projekte|proyectos|portfolio|references|referenzen|gallery)\b|新闻|博客|文章|ニュース|ブログ/iu;
const KEY_KINDS: readonly CrawledPage['kind'][] = ['home', 'product', 'pricing', 'about', 'faq'];
/** Pages about the company that nobody looks for first. */
const ASIDE = /press|presse|jobs|career|karriere|prensa|stampa|team|contributors|authors/i;
const NOT_THERE = 9999;

const share = (pages: readonly CrawledPage[], holds: (page: CrawledPage) => boolean) =>
  pages.length === 0 ? 0 : pages.filter(holds).length / pages.length;

function rankOf({ title, pages }: PageGroup, hasReference: boolean): number {
  const isDated = share(pages, ({ kind, published }) => kind === 'article' && published !== null) > 0.6;
  // Beside a reference, articles teach; elsewhere they are news.
  if (hasReference && (GUIDES.test(title) || /^articles?$/i.test(title))) return 2;
  if (NEWS.test(title) || isDated) return 6;
  if (SOLD.test(title) || share(pages, ({ kind }) => kind === 'product' || kind === 'pricing') > 0.5)
    return 1;
  if (GUIDES.test(title)) return 2;
  return REFERENCE.test(title) ? 5 : 3;
}

/**
 * The main pages, then what is sold or teaches, then the menu's order; a reference after the guides, news
 * last.
 */
export function inSectionOrder(
  groups: readonly PageGroup[],
  naming: SectionNaming,
  words: LlmsWords,
): PageGroup[] {
  const hasReference = groups.some(({ title }) => REFERENCE.test(title));
  const place = ({ pages }: PageGroup) =>
    Math.min(NOT_THERE, ...pages.flatMap((page) => naming.menuPlace(page) ?? []));
  const ranked = groups.map((group, at) => {
    const isMain = group.title === words.main;
    const own = place(group);
    const rank = isMain ? 0 : group.title === words.further ? 7 : rankOf(group, hasReference);
    // Sections that are not in the menu come after those that are.
    return { group, ranks: [rank === 3 && own === NOT_THERE ? 4 : rank, own, at] };
  });
  const compare = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  };
  return ranked.sort((one, other) => compare(one.ranks, other.ranks)).map(({ group }) => group);
}

/** Key pages first, then in the menu's order, then in that of a manual or of the reading; articles with the newest first. */
export function createPageOrder(site: CrawledSite): (pages: readonly CrawledPage[]) => CrawledPage[] {
  const menu = new Map((site.pages[0]?.navigation ?? []).map(({ url }, index) => [url, index]));
  const places = new Map(site.pages.map((page, index) => [page, index]));
  const chains = readingChains(site.pages);
  const ranks = new Map(
    site.pages.map((one) => {
      // The pages of a manual stay together, where its first one stands.
      const chained = chains.get(one);
      const page = chained?.first ?? one;
      const index = places.get(page) ?? 0;
      const { pathname } = new URL(page.url);
      // The start page of a language is its home page.
      const isHome = /^\/[a-z]{2}(?:-[a-z]{2,4})?\/?$/i.test(pathname);
      const key = isHome ? 0 : ASIDE.test(pathname) ? -1 : KEY_KINDS.indexOf(page.kind);
      const age = page.kind === 'article' && page.published ? -Date.parse(page.published) : 0;
      const rank = key === -1 ? KEY_KINDS.length : key;
      return [one, [rank, menu.get(page.url) ?? NOT_THERE, age || 0, index, chained?.at ?? 0]];
    }),
  );
  return (pages) =>
    [...pages].sort((one, other) => {
      const [a, b] = [ranks.get(one) ?? [], ranks.get(other) ?? []];
      const at = a.findIndex((value, index) => value !== b[index]);
      return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
    });
}
