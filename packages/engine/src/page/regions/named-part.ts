import type { PagePart } from '../page-part.ts';

/** What must be true of an element besides its name before the name is believed. */
export type NameProof =
  /** The word says it all. */
  | 'sure'
  /** The word may also name content of some length (`header`, `share`): not where the element holds sentences. */
  | 'no-prose'
  /** The word may as well name content (a restaurant's menu): only where the text is mostly links. */
  | 'links';

export interface NamedPart {
  part: PagePart;
  proof: NameProof;
}

/**
 * Words of classes and ids by which templates name the parts of a page, in the languages that people name things in.
 * Those of consent tools are what these tools put into every page they are used on.
 */
const WORDS: readonly (readonly [PagePart, NameProof, string])[] = [
  [
    'notice',
    'sure',
    'cookie cookies cookiebar cookiebanner cookieconsent cookienotice cookiebot cybot consent consentement gdpr dsgvo rgpd lgpd ' +
      'ccwindow ccbanner ccrevoke cmp cmpbox onetrust usercentrics didomi iubenda klaro osano termly borlabs cmplz complianz moove tarteaucitron ' +
      'truste trustarc axeptio cky qccmp eupopup einwilligung zustimmung',
  ],
  [
    'navigation',
    'sure',
    'breadcrumb breadcrumbs crumb crumbs breadcrumblist brotkrumen brotkrume krumen ariane filariane migas briciole kruimelpad okruszki ' +
      'pagination paginator pager paginierung skip skiplink skiplinks skiptocontent toc tableofcontents onthispage inhaltsverzeichnis navbar',
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
    'share sharing sharebar sharebuttons addthis social socials followus permalink byline',
  ],
  ['aside', 'sure', 'newsletter'],
  ['dialog', 'sure', 'modal popup lightbox offcanvas toast'],
  [
    'comments',
    'sure',
    'comments commentlist commentsarea disqus kommentare commentaires comentarios commenti kommentarer',
  ],
  ['navigation', 'sure', 'sr noprint visuallyhidden screenreader'],
];

const PARTS = new Map<string, NamedPart>();
for (const [part, proof, words] of WORDS)
  for (const word of words.split(' ')) PARTS.set(word, { part, proof });

/** A name that says what something has, or lacks, or is made by, is that of a wrapper. */
const ABOUT_ANOTHER = /^(?:has|with|without|no|not|is|hide|show|below|above|under|after|before|js|off)$/;
const MOST_CHARACTERS = 400;
const MOST_NAMES = 20;

/** `siteFooter_root__a1` as words: site, footer, root, a1. */
const wordsOf = (name: string) =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);

/**
 * The part that an element's class and id name; null when they name none. Of a name with several words the pairs
 * count as well ("cc-window", "skip-link"), because each word may mean something else.
 */
export function namedPart(classAndId: string): NamedPart | null {
  const names = classAndId.slice(0, MOST_CHARACTERS).split(/\s+/).filter(Boolean).slice(0, MOST_NAMES);
  for (const name of names) {
    // `lg:menu`, `[&>nav]:flex`: what a style does at some width, not what the element is.
    if (/[:[\]/]/.test(name)) continue;
    const words = wordsOf(name);
    if (ABOUT_ANOTHER.test(words[0] ?? '')) continue;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const whole = PARTS.get(words.slice(at, at + 3).join('')) ?? PARTS.get(word + (words[at + 1] ?? ''));
      const found = whole ?? PARTS.get(word);
      if (found) return found;
    }
  }
  return null;
}
