import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { isSample } from '../is-sample.ts';
import { pageKey } from './page-key.ts';
import { copiedFolders, versionFolder } from './version-folders.ts';

/** Pages that list others, continue a list, or are a step of an action: nobody reads them. */
const LISTS =
  /(?:^|\/)(?:(?:tags?|categor(?:y|ies|ie|ias|ia)|kategorien?)(?:[-_/][^/]*)?|(?:topics?|labels?|authors?|auteurs?|autor(?:es)?|archives?)[-_/][^/]+)(?:\.\w{2,5})?\/?$|(?:^|\/)tagged\/[^/]+\/?$|(?:^|\/)collections\/[^/]+\/(?!products(?:\/|$))[^/]+\/?$|(?:^|\/)(?:19|20)\d{2}(?:\/\d{1,2}){0,2}\/?$|(?:^|\/)(?:page|seite|pagina)[-_/]?\d+(?:\.\w{2,5})?\/?$|\?(?:.*&)?(?:page|paged|pg|p|q|s|search|offset|start|sort|filter|tag|cat|print)=/i;
const STEPS =
  /(?:^|\/)(?:search|suche|recherche|buscar|busca|busqueda|cerca|zoeken|sok|szukaj|search-results?|404[-_ ]?(?:page|error)|not-found|error|thank-?you|thanks|merci|danke|gracias|grazie|obrigado|bedankt|success|confirm(?:ation|ed)?|checkout|cart|basket|warenkorb|panier|carrito|carrello|carrinho|winkelwagen|winkelmand|koszyk|kosik|kosar|kosarica|varukorg|kundvagn|kurv|handlekurv|indkobskurv|ostoskori|sepet|sepetim|kasse|kassa|afrekenen|odeme|finalizar-compra|mon-compte|mein-konto|mi-cuenta|hesabim|moje-konto|minha-conta|mijn-account|il-mio-account|site-?map|plan-(?:du-|de-)?site|mapa-(?:del?-sitio|web|do-site|strony)|mappa-(?:del-)?sito|login|log-in|signin|sign-in|signup|sign-up|register|registration|logout|account|my-account|order-(?:history|status)|password(?:-reset)?|unsubscribe|preview|print|feed|rss|atom|intake|questionnaire|survey|umfrage|sondage|encuesta|enquete|bilan|opt-?in|opt-?out)(?:[-_][^/]*)?(?:\.\w{2,5})?\/?$/i;
const SCRATCH =
  /(?:^|\/)(?:admin|internal|intern|private|staging|sandbox-?test|test|tests|tmp|temp|draft|drafts|demo-?test|wp-admin|wp-content|cgi-bin|_?templates?|pilote?|pilot)(?:[-_][^/]*)?(?:\.\w{2,5})?\/?$|(?:^|\/)(?:test|google[0-9a-f]{12,}|pilote?|yandex_[0-9a-f]+)[-_\w]*\.html?$/i;
const PRINTED =
  /(?:^|\/)print(?:able)?\/|\?(?:.*&)?(?:print|printable|format=print|output=print)\b|[-_/]print(?:\.html?)?$/i;
/**
 * Pages that documentation tools write for themselves: indexes of Doxygen, Javadoc and YARD, sources, private
 * functions.
 */
const MACHINE =
  /_(?:8[a-z]+(?:_source)?|source)\.html?$|\/(?:dir_[0-9a-f]{16,}|(?:struct|group|class|union|namespace)\w*?__\w+|functions_\w+|globals(?:_\w+)?|annotated|hierarchy|all(?:classes|packages)(?:-\w+)?|package-(?:tree|use|frame)|overview-(?:tree|frame)|deprecated-list|index-all|serialized-form|constant-values|help-doc|(?:class|struct|union|interface)\w*-members|namespacemembers(?:_\w+)?|doc-index(?:-\w+)?|api-index-\w+|annotation-glossary|ix\d\d|genindex(?:-\w+)?|py-modindex|modindex|search|(?:class|method|file|tag)_list|_index)\.html?$|\.rs\.html$|\/reference\/dot-[^/]+$|\/_modules\/|\/class-use\//i;

/** Sphinx writes these for a whole manual, in which chapters have any name. */
const OF_SPHINX = /\/(?:genindex(?:-\w+)?|py-modindex|modindex|search)\.html?$|\/_modules\//i;

/** Indexes beside such pages, in one folder. Elsewhere they are what a school teaches, or what a hall is rented for. */
const MACHINE_BESIDE = /\/(?:functions|classes|namespaces|modules|pages)\.html?$|\/src\/[^/]+\.html$/i;

/** Pages of a wiki about its pages, its users and its files, by the names that MediaWiki has for them. */
const OF_A_WIKI =
  /(?:^|\/|[?&]title=)(?:(?:user|file|template|category|help|portal|module|mediawiki|project|draft)[_ ])?(?:talk|user|special|category|file|template|mediawiki|module|diskussion|benutzer(?:in)?|spezial|kategorie|datei|vorlage|discussion|utilisateur|spécial|catégorie|fichier|modèle|discusión|usuari[oa]|especial|categoría|archivo|plantilla|discussione|utente|speciale|categoria|discussão|overleg|gebruiker|speciaal|categorie|dyskusja|specjalna|kategoria|обсуждение|участник|служебная|категория|файл|шаблон|ノート|利用者|特別|讨论|討論|用户|特殊|分类|分類|نقاش|مستخدم|خاص|تصنيف):[^/]/iu;

/** An index of words at the end of a book, by its title: "63. Concept Index", "Stichwortverzeichnis". */
const INDEX_TITLE =
  /^(?:\p{L}+ )?(?:\d{1,3}\.?\s+|[A-Z]\.\s+)?(?:(?:concept|option|variable|function|general|subject|keyword|command|program|alphabetical|symbol|type|macro) index|stichwortverzeichnis|sachregister|index (?:alphabétique|général)|índice (?:alfabético|analítico|remissivo)|indice analitico|trefwoordenregister)$/iu;

const OF_A_MANUAL =
  /\/(?:docs?|documentation|guides?|manual|handbook|reference|api|learn|help|tutorials?|how-?to|cookbook)\/(?:.*\/)?[^/]+\/?$/i;
const LEAST_OF_CHAPTER = 15;

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return percentDecoded(pathname) + search;
};

/** The folder of a path; a folder of sources is beside what it is in. */
const folderOf = (path: string) => path.replace(/(?:\/src)?\/[^/]*$/, '');

/** gi-docgen names its files by what they are of: "Button" of "class.Button.html" and "method.Button.new.html". */
const OF_CLASS = /^(.*\/)(?:class|iface|struct|enum|flags|error|union|alias)\.(\w+)\.html$/;
const OF_MEMBER = /^(.*\/)(?:ctor|method|class_method|vfunc|property|signal|type_func)\.(\w+)\.[^/]+\.html$/;

/** Whether a page is about a part of a class that has a page of its own beside it. */
function memberPages(pages: readonly CrawledPage[]): (path: string) => boolean {
  const nameIn = (path: string, form: RegExp) => form.exec(path)?.slice(1).join('');
  const classes = new Set(pages.flatMap(({ url }) => nameIn(pathOf(url), OF_CLASS) ?? []));
  return (path) => classes.has(nameIn(path, OF_MEMBER) ?? '');
}

/** The second page of a list ("news_2") if its first ("news") exists. */
function isLaterPart(url: string, keys: ReadonlySet<string>): boolean {
  const key = pageKey(url);
  const first = key.replace(/[-_](?:[2-9]|[1-9]\d)$/, '');
  return first !== key && keys.has(first) && !/[-_]\d+[-_]\d+$/.test(key);
}

/**
 * Steps that a page may also explain: a conference says there what taking part costs, a practice how a first talk goes. A form
 * alone has few words and no sentence.
 */
const EXPLAINED =
  /(?:^|\/)(?:signup|sign-up|register|registration|intake|bilan)(?:[-_][^/]*)?(?:\.\w{2,5})?\/?$/i;
const LEAST_TOLD = 60;

const LEAST_PRODUCTS = 3;

/**
 * Titles of pages that are not for readers: functions that begin with a dot or say that they are internal.
 */
const INTERNAL_TITLE =
  /(?:^|[—–-] )\.[a-z]\w+(?:\(\))?$|^(?:internal|private) (?:function|helper|method)s?\b/i;

/**
 * Decides which pages of a site get a line in its llms.txt: no lists of others, no steps of a form, no copies
 * for printing or of another version, no samples of a new site, nothing that tools wrote for themselves.
 */
export function listablePages(site: CrawledSite): (page: CrawledPage) => boolean {
  const keys = new Set(site.pages.map(({ url }) => pageKey(url)));
  const copies = copiedFolders(site.pages);
  const isMember = memberPages(site.pages);
  const generated = new Set(
    site.pages
      .map(({ url }) => pathOf(url))
      .filter((path) => MACHINE.test(path) && !OF_SPHINX.test(path))
      .map(folderOf),
  );
  const sells = site.pages.filter(({ kind }) => kind === 'product').length >= LEAST_PRODUCTS;
  const menu = new Set((site.pages[0]?.navigation ?? []).map(({ url }) => pageKey(url)));
  return (page) => {
    const { url, kind, title, words, description, excerpt, sections } = page;
    if (kind === 'home') return true;
    // A part of a page with its own address: no text, no table and no description. What the menu names is a page: a gallery.
    const hasRows = sections.some(({ kinds }) => kinds?.includes('r'));
    const isBare = kind === 'other' && words < 20 && description === '' && excerpt === '' && !hasRows;
    if (isBare && !menu.has(pageKey(url))) return false;
    if (isSample(page)) return false;
    const path = pathOf(url);
    if (OF_A_WIKI.test(path) || isMember(path)) return false;
    if (MACHINE_BESIDE.test(path) && generated.has(folderOf(path))) return false;
    if (PRINTED.test(path) || MACHINE.test(path) || INTERNAL_TITLE.test(title) || INDEX_TITLE.test(title))
      return false;
    if (isLaterPart(url, keys) || copies.has(versionFolder(url) ?? '')) return false;
    // A chapter of a manual may be about search, a cart or an account.
    const isChapter = OF_A_MANUAL.test(path) && words >= LEAST_OF_CHAPTER;
    const explains = EXPLAINED.test(path) && words >= LEAST_TOLD && excerpt !== '';
    if ((STEPS.test(path) && !isChapter && !explains) || /^\/404\/?$|\/404\.html?$/i.test(path)) return false;
    // A shop's categories are its products, and its menu links to them.
    const isShelf =
      sells && /(?:^|\/)(?:categor\w+|kategorien?)\/[^/]+\/?$/i.test(path) && menu.has(pageKey(url));
    if (LISTS.test(path) && !isShelf) return false;
    return !(SCRATCH.test(path) && !isChapter && !menu.has(pageKey(url)));
  };
}
