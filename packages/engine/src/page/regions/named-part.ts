import type { PagePart } from '../page-part.ts';

/** What must be true of an element before its name is trusted. */
export type NameProof =
  /** The word is unambiguous. */
  | 'sure'
  /** The word may also name long content (`header`, `share`): not trusted if the element has sentences. */
  | 'no-prose'
  /** The word may also name content (a restaurant's menu): only trusted if the text is mostly links. */
  | 'links';

export interface NamedPart {
  part: PagePart;
  proof: NameProof;
}

/**
 * Words in classes and ids with which templates name the parts of a page, in the languages that people use.
 * Those of consent tools are the names that these tools add to every page.
 */
const WORDS: readonly (readonly [PagePart, NameProof, string])[] = [
  [
    'notice',
    'sure',
    'cookie cookies cookiebar cookiebanner cookieconsent cookienotice cookiebot cybot consent consentement gdpr dsgvo rgpd lgpd ' +
      'versionbanner ccwindow ccbanner ccrevoke cmpbox cmpwrapper cmpbanner cmpconsent cmpcookie cmpdialog cmpmodal cmpoverlay cmpnotice cmppopup cmproot cmpui onetrust usercentrics didomi iubenda klaro osano termly borlabs cmplz complianz moove tarteaucitron ' +
      'truste trustarc axeptio cky qccmp eupopup einwilligung zustimmung',
  ],
  [
    'navigation',
    'sure',
    'breadcrumb breadcrumbs crumb crumbs breadcrumblist brotkrumen brotkrume krumen ariane filariane migas briciole kruimelpad okruszki topicpath topicspath pankuzu ' +
      'pagination paginator pager paginierung skip skiplink skiplinks skiptocontent toc tableofcontents listoffigures listoftables listofexamples onthispage inhaltsverzeichnis navbar',
  ],
  [
    'navigation',
    'no-prose',
    'lang langs language languages langswitcher languageswitcher langselector languageselector locales sprache sprachen sprachwahl sprachauswahl langue langues idioma ' +
      'idiomas lingua lingue taal talen jezyk jazyk sprak kieli topbar toplinks metanav quicklinks anmelden',
  ],
  [
    'navigation',
    'links',
    'nav navi navigation menu menus mainmenu menue submenu sidenav subnav topnav mainnav hauptnavigation hauptmenu hauptmenue ' +
      'navigazione navegacion navegacao apmenu tabs links kategorien categories rubriken',
  ],
  [
    'banner',
    'no-prose',
    'header masthead siteheader pageheader kopf kopfbereich kopfzeile entete bandeau cabecera cabezal encabezado testata intestazione cabecalho',
  ],
  [
    'footer',
    'sure',
    'footer sitefooter pagefooter fuss fusszeile fussbereich colophon piedpage pieddepage piepagina piedepagina piedipagina rodape stopka sidfot voettekst',
  ],
  ['aside', 'sure', 'sidebar seitenleiste barralateral'],
  [
    'aside',
    'no-prose',
    'share sharing sharebar sharebuttons addthis social socials followus permalink byline nodesubmitted submitted',
  ],
  ['aside', 'sure', 'newsletter'],
  ['dialog', 'sure', 'dialog modal popup lightbox scrim offcanvas toast formdone formfail responseoutput'],
  [
    'comments',
    'sure',
    'comments commentlist commentsarea disqus kommentare commentaires comentarios commenti kommentarer',
  ],
  ['navigation', 'sure', 'sr noprint visuallyhidden hiddenvisually screenreader'],
];

const PARTS = new Map<string, NamedPart>();
for (const [part, proof, words] of WORDS)
  for (const word of words.split(' ')) PARTS.set(word, { part, proof });

/** A name that says what something has, lacks, or is made by belongs to a wrapper. */
const ABOUT_ANOTHER = /^(?:has|with|without|no|not|is|hide|show|below|above|under|after|before|js|off)$/;
/** What follows it is not the element: Docusaurus names a heading `anchorWithStickyNavbar`, Weebly its text `wsite-not-footer`. */
const BESIDE = /^(?:with|without|not|non|has|target|below|above|under|after|before)$/;
/** The header of one of these stands above its text, not above the page: `card-header`, `price-list__header`. */
const COMPONENT = new Set(
  (
    'card price prices pricing list table item accordion panel section block box tab tabs toggle column row plan feature ' +
    'product service step testimonial team member faq question answer collapse tile teaser event course room offer package'
  ).split(' '),
);
const MOST_CHARACTERS = 400;
const MOST_NAMES = 20;

/** `siteFooter_root__a1` as words: site, footer, root, a1; `footer2` is the second of a builder's footers. */
const wordsOf = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((word) => word.replace(/(?<=\p{L}{3})\d{1,2}$/u, ''))
    .filter(Boolean);

/**
 * The part that an element's class and id name; null if they name none. Pairs of words in a name count as
 * well ("cc-window", "skip-link"), because each word may mean something else.
 */
export function namedPart(classAndId: string): NamedPart | null {
  const names = classAndId.slice(0, MOST_CHARACTERS).split(/\s+/).filter(Boolean).slice(0, MOST_NAMES);
  for (const name of names) {
    // `lg:menu`, `[&>nav]:flex`: what a style does at some width, not what the element is.
    if (/[:[\]/]/.test(name)) continue;
    const all = wordsOf(name);
    if (ABOUT_ANOTHER.test(all[0] ?? '')) continue;
    const beside = all.findIndex((word) => BESIDE.test(word));
    const words = beside < 0 ? all : all.slice(0, beside);
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const whole = PARTS.get(words.slice(at, at + 3).join('')) ?? PARTS.get(word + (words[at + 1] ?? ''));
      const found = whole ?? PARTS.get(word);
      const isOfComponent = found?.part === 'banner' && COMPONENT.has(words[at - 1] ?? '');
      if (found && !isOfComponent) return found;
    }
  }
  return null;
}
