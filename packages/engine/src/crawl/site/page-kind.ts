import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { saysArticle } from '../../page/says-article.ts';
import type { PageKind } from '../crawled-site.ts';
import { isPositionAddress } from './is-position-address.ts';

/** Words of paths by the kind of page, in the languages of most sites. */
const PATHS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'legal',
    /^(?:legal\w*|privacy\w*|terms|tos|terms-?(?:of|and).*|conditions-?(?:general|of|de|d|util|partic|vente|legal|use).*|cookies?(?:-?policy)?|gdpr|rgpd|dsgvo|rodo|imprint|impressum|datenschutz\w*|agb|nutzungsbedingungen|widerruf\w*|mentions?-?legales?|confidentialite|politique-.*|cgu|cgv|licen[cs]es?|licen[cs]e-text|privacidad|aviso-legal|avis-legal|legal-notice|privacitat|politica-.*|galetes|privacy-?policy|terminos.*|privacidade|termos.*|note-legali|privacyverklaring|voorwaarden|accessibility(?:-statement)?|disclaimer|copyright|trademarks?|obchodn[ie]-podm(?:inky|ienky)|(?:vseobecne-)?obchodne-podmienky|podm(?:inky|ienky)-.*|ochrana-(?:osobnich-udaju|osobnych-udajov|soukromi|sukromia)|zasady-.*|reklamac(?:ni-rad|ny-poriadok)|regulamin|polit[iy]ka-.*|integritetspolicy|kopvillkor|allmanna-villkor|(?:privatlivs|persondata|cookie)politik|handelsbetingelser|personvern(?:erklaering)?|salgsbetingelser|tietosuoja\w*|rekisteriseloste|toimitusehdot|kayttoehdot|evasteet|adat(?:kezeles|vedel)\w*(?:-.*)?|aszf|impresszum|termeni.*|gizlilik.*|kvkk.*|aydinlatma-metni|kullanim-(?:kosullari|sartlari)|cerez-politikasi|mesafeli-satis-.*|pravila-privatnosti|(?:opci-)?uvjeti(?:-.*)?|pogoji-.*|kebijakan-.*|syarat-.*|chinh-sach-.*|dieu-khoan.*|publichna-oferta|dogovor-oferty|политика-.*|політика-.*|публічна-оферта|מדיניות-.*|תקנון|הצהרת-נגישות|سياسة-.*)$/,
  ],
  [
    'faq',
    /^(?:faqs?|questions?(?:-frequentes)?|frequently-asked-questions|foire-aux-questions|haeufige-fragen|preguntas-frecuentes|domande-frequenti|perguntas-frequentes|preguntes-frequents|veelgestelde-vragen|(?:najczesciej|czesto)-zadawane-pytania|casto-kladene-(?:otazky|dotazy)|caste-(?:otazky|dotazy)|vanliga-fragor|fragor-och-svar|ofte-stil(?:lede-sporgsmal|te-sporsmal)|usein-kysyt(?:tya|yt-kysymykset)|gyik|gyakori-kerdesek|intrebari-frecvente|sss|sik(?:ca)?-sorulan-sorular|cesta-pitanja|pogosta-vprasanja|voprosy-i-otvety|voprosy|q-?and-?a|q-?a)$/,
  ],
  [
    'pricing',
    /^(?:pricing|prices?|plans?|plans-and-pricing|tarifs?|prix|preise?|precios|prezzi|precos|tarieven|preus|ceny|fees|rates|admission|(?:admission|entrance|entry)-(?:fees?|prices)|ticket-prices|eintritt|eintritts-?preise?|preisliste|subscriptions?|abonnements?|(?:nase-)?ceniky?|cenniky?|priser|pris(?:lista|liste)|hinnasto|hinnat|arak|araink|arlista|dijak|dijaink|(?:\w+-si-)?(?:preturi|tarife)|fiyat(?:lar|larimiz|-listesi)|ucretler|tsiny|ciny|tseny|ceni|prays(?:-list)?|cjenik|cenovnik|harga|bang-gia|mehiron|τιμ(?:ες|οκαταλογος)|ціни|цены|цени|מחיר(?:ון|ים)|الاسعار)$/,
  ],
  [
    'contact',
    /^(?:contact(?:-?us)?|contacts|kontakt\w*|kontakt-(?:und-)?anfahrt|anfahrt-(?:und-)?kontakt|kontakt-i-dojazd|contact-(?:and|et|y|e|en)-[a-z]+|contacto|contatto|contatti|contato|contacte|contactar|kontakty|iletisim|lien-he|nous-contacter|contactez-nous|get-in-touch|support-?us|feedback|anfahrt|acces|find-us|how-to-find-us|getting-here|como-llegar|dove-siamo|アクセス|yhteystiedot|ota-yhteytta|kapcsolat|elerhetoseg(?:ek|eink|unk)?|epikoin[ow]nia|bize-ulasin|hubungi(?:-kami)?|hitta-(?:hit|till-oss)|find-(?:os|vej)|kde-nas-najdete|επικοινωνια|контакт\w*|צור-קשר|יצירת-קשר|اتصل-بنا|تواصل-معنا)$/,
  ],
  [
    'about',
    /^(?:about(?:-?us|[_-].*)?|company|team|our-(?:team|story|mission)|mission|history|histoire|a-propos|qui-sommes-nous|ueber(?:-uns)?|uber-uns|about_.*|unternehmen|sobre(?:-nosotros|-nos)?|quienes-somos|qui-som|sobre-nosaltres|quem-somos|o-nas|om-oss|hakkimizda|chi-siamo|over-ons|authors?|contributors?|presse?|press-?room|careers?|jobs|karriere|om-(?:os|mig|meg)|meista|tietoa-meista|yritys|rolunk|bemutatkozas|despre(?:-noi)?|cine-suntem|o-(?:nama|mne|firme|firmie|spolecnosti|spolocnosti|kompanii|kompaniyu)|kdo-jsme|kim-jestesmy|za-nas|pro-nas|pro-kompaniyu|hakkimda|kurumsal|sxetika(?:-me-emas)?|poioi-eimaste|tentang(?:-kami)?|gioi-thieu|ve-chung-toi|σχετικα(?:-με-εμας)?|о-нас|о-компании|про-нас|за-нас|אודות|من-نحن)$/,
  ],
  [
    'docs',
    /^(?:docs?|documentation|doc|guides?|manual|handbook|tutorials?|how-?to|reference|api|api-?(?:docs|reference)|help|hilfe|aide|ayuda|support|knowledge-?base|kb|learn|quick-?start|getting-started|get-started|installation|install|examples?|cookbook|recipes|articles-?docs|dokumentation|anleitung(?:en)?|documentacion|toolbox|modules?|faq-docs|wiki|resources)$/,
  ],
  [
    'archive',
    /^(?:archives?|archiv|changelog.*|release-?notes?|releases|news-?archive|history-of-changes|old|legacy|previous-versions|nouveautes|nouveautés|whats-new|changes)$/,
  ],
  [
    'article',
    /^(?:blog|news|articles?|posts?|stories|press-releases?|aktuelles|actualites?|actus?|noticias|notizie|nieuws|insights|magazine|journal|events?|case-stud(?:y|ies)|20\d{2}|blogi|novinky|aktuality|aktualnosci|nyhe(?:ter|der)|uutiset|ajankohtaista|hirek|stiri|noutati|haberler|novyny|novosti|vijesti|novice|berita|tin-tuc|clanky|artykuly|artikl(?:er|ar)|artikkelit|cikkek|articole|makaleler|yazilar|νεα|новини|новости|статті|статьи|מאמרים|חדשות|مقالات|اخبار)$/,
  ],
  [
    'product',
    /^(?:products?|produits?|produkte?|productos?|prodotti|produtos?|shop|store|boutique|tienda|features?|fonctionnalites|funktionen|solutions?|services?|leistungen|loesungen|servicios|soluciones|serveis|solucions|productes|servizi|soluzioni|diensten|producten|servicos|solucoes|uslugi|oferta|angebote?|prestations|treatments?|behandlungen|rooms?|zimmer|menu|speisekarte|carta|tickets?|exhibitions?|ausstellungen|expositions?|practice-areas?|download|downloads|telecharger|telechargement|integrations?|platform|software|apps?|use-?cases?|sluzby|produkty|tjanster|tjenester|ydelser|behandlinger|produkter|palvelut|tuotteet|szolgaltatas(?:ok|aink)|termek(?:ek|eink)|szakteruletek|servicii|produse|ypiresies|proionta|hizmetler(?:imiz)?|urunler(?:imiz)?|poslug[iy]|usluge|proizvodi|storitve|izdelki|layanan|produk|dich-vu|san-pham|υπηρεσιες|προιοντα|послуги|услуги|שירותים|טיפולים|מוצרים|خدماتنا|منتجاتنا)$/,
  ],
];
const LISTINGS =
  /^(?:category|categories|categorie|kategorien?|tags?|topics?|page|search|suche|recherche|authors?|sitemap|index)$/;

const SCHEMA: readonly (readonly [PageKind, RegExp])[] = [
  ['article', /^(?:.*Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting)$/],
  ['faq', /^FAQPage$/],
  ['about', /^(?:AboutPage|ProfilePage)$/],
  ['contact', /^ContactPage$/],
  ['listing', /^(?:CollectionPage|SearchResultsPage|Blog)$/],
  ['product', /^(?:Product|ProductGroup|IndividualProduct)$/],
  ['docs', /^(?:TechArticle|APIReference|HowTo)$/],
];

const kindNamed = (part: string) => PATHS.find(([, words]) => words.test(part))?.[0];
/** A file for each language says which at its end: "contact-ar". */
const byPath = (part = '') => kindNamed(part) ?? kindNamed(part.replace(/-[a-z]{2}$/, ''));

/** "en-gb"; "om-os" only looks like one. */
const LOCALE = /^[a-z]{2}(?:-[a-z]{2})?$/;

/** A number that keeps the files of a site in order: "p6-contacts", "02-prices". */
const ORDER = /^[a-z]?\d{1,2}-(?=[^\W\d]{3})/;

function partsOf(url: string): string[] {
  return percentDecoded(new URL(url).pathname)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split('/')
    .map((part) =>
      part
        .replace(/\.(?:html?|php|aspx?|jsp|cgi)$/, '')
        .replaceAll('_', '-')
        .replace(ORDER, ''),
    )
    .filter((part) => part !== '' && part !== 'index' && (!LOCALE.test(part) || byPath(part) !== undefined));
}

/** Whether an address is that of a legal page: an imprint, a privacy policy, terms. */
export const isLegalAddress = (url: string): boolean => byPath(partsOf(url).at(-1)) === 'legal';

/** FAQ data on a page about something else does not make it a FAQ. */
const MOSTLY_ANSWERS = 0.6;

export interface KindSigns {
  url: string;
  isHome: boolean;
  /** Schema.org types on the page. */
  types: readonly string[];
  openGraphType: string;
  /** The system of the site says that it is a post of a blog. */
  isPost: boolean;
  /** Share of its words in questions and answers, 0 to 1. */
  answered: number;
}

/**
 * The kind of a page: by its own address, then its structured data, then its folder. If none of these shows
 * it, the kind is `other`.
 */
export function pageKind({ url, isHome, types, openGraphType, isPost, answered }: KindSigns): PageKind {
  if (isHome) return 'home';
  // One of many positions, not what the site says about working there.
  if (types.includes('JobPosting') || isPositionAddress(url)) return 'other';
  const parts = partsOf(url);
  const own = byPath(parts.at(-1));
  const bySchema = SCHEMA.find(([, names]) => types.some((type) => names.test(type)))?.[0];
  const paged = /[?&]page=\d/.test(url) || parts.some((part) => LISTINGS.test(part));
  if (own === 'legal' || own === 'faq' || own === 'pricing' || own === 'contact' || own === 'about')
    return own;
  if (types.includes('TechArticle') || types.includes('APIReference')) return 'docs';
  if (bySchema === 'article' || bySchema === 'product' || bySchema === 'about' || bySchema === 'contact')
    return bySchema;
  // A dish, in whatever folder: "/recipes" is also where manuals keep theirs.
  if (types.includes('Recipe')) return 'article';
  if (paged) return 'listing';
  // The folder's own page lists its content: /blog, /news.
  if (own === 'article' && parts.length === 1) return 'listing';
  if (own) return own;
  const folder = parts.map((part) => byPath(part)).find((kind) => kind !== undefined);
  if (folder) return folder;
  if (bySchema === 'faq' && answered >= MOSTLY_ANSWERS) return 'faq';
  if (bySchema && bySchema !== 'faq') return bySchema;
  if (isPost) return 'article';
  // Pages are only grouped by it: nobody is told that it is one.
  if (saysArticle({ openGraphType, types, isSigned: true })) return 'article';
  return openGraphType === 'product' ? 'product' : 'other';
}
