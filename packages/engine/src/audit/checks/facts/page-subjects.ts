import { foldText } from '../../../page/fold-text.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { titleParts } from '../../../page/site-name/title-parts.ts';
import { titleSpans } from '../../../page/site-name/title-spans.ts';
import { withoutPermalink } from '../../../page/without-permalink.ts';
import { textWidth } from '../wording/text-width.ts';
import { isFrontPage } from './front-page.ts';
import { isSubject } from './generic-title.ts';
import { titledHeading } from './main-heading.ts';
import { knownName } from './site-name.ts';

/** Where an East Asian title can be cut without cutting a word. */
const WITHIN = /[（）【】「」『』・]/u;

const WIDEST_NAME = 40;
/** Names that a program gives a page or a project. Better words are preferred. */
const SLUG = /^[a-z\d]+(?:[-_.][a-z\d]+)+$/;

/** A list of things, written for search engines: “Implants, Whitening, Braces”. */
const isRow = (part: string) => {
  const things = part.split(/[,、，]\s*/u);
  return things.length > 2 && things.every((thing) => thing.split(/\s+/u).length <= 3);
};

/** Who wrote it: “by Ann Lee”, “by Ann Lee @ann”. */
const BYLINE =
  /^(?:by|von|par|por|di|door|av|af)\s\p{Lu}[\p{L}’'.-]*(?:\s\p{Lu}[\p{L}’'.-]*){0,3}(?:\s@\S+)?$/u;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export interface PageSubjects {
  /** The site's own name; null if nothing confirms one, so that no host or slogan is used as the name. */
  name: string | null;
  /** Parts of the page's title, its main headings, and its tags for social networks. */
  title: string[];
  heading: string[];
  social: string[];
}

const ARTICLE = /^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|o|a|os|as|het|de)\s+|l[’'])/iu;

/** "Altorra" at the end of a title, of a site that is called "Altorra Homes", is its name in short. */
const isShortName = (part: string, name: string, title: string): boolean =>
  name.toLowerCase().startsWith(`${part.toLowerCase()} `) &&
  titleParts(title).length > 1 &&
  titleParts(title).at(-1) === part;

/** Whole parts first, then the words in and around their brackets. */
function partsOf(title: string): string[] {
  const whole = titleParts(title);
  const parts = [
    ...new Set([...whole, ...whole.flatMap((part) => part.split(WITHIN).map((one) => one.trim()))]),
  ];
  return parts.sort((one, other) => Number(SLUG.test(one)) - Number(SLUG.test(other)));
}

/** If the page's description begins with a part of the title, that part is what the page is about. */
function describedName(page: PageFacts): string | null {
  const parts = partsOf(page.title ?? '').filter(
    (part) => plain(part).length > 1 && textWidth(part) <= WIDEST_NAME && isSubject(part),
  );
  if (parts.length < 2) return null;
  const said = [page.metaDescription ?? '', ...page.text.prose].flatMap((text) => [
    plain(text),
    plain(text.replace(ARTICLE, '')),
  ]);
  return parts.find((part) => said.some((text) => text.startsWith(plain(part)))) ?? null;
}

const MOST_MAIN = 2;
/** Of many main headings, those after the first are the headings of sections. */
const titling = (main: string[]) => (main.length > MOST_MAIN ? main.slice(0, 1) : main);

/** The words that say what a page is about, without its site's name and words that could be on any page. */
export function pageSubjects(page: PageFacts, url: string): PageSubjects {
  const known = knownName(page, url);
  const fits = known !== null && textWidth(known) <= WIDEST_NAME && isSubject(known);
  const name = fits ? known : describedName(page);
  const useful = (text: string) =>
    isSubject(text) && !isRow(text) && !BYLINE.test(text) && (name === null || plain(text) !== plain(name));
  const written = page.openGraph['og:title'] ?? '';
  const social = partsOf(written).filter(useful);
  const titled = titledHeading(page, url)?.text;
  // What the title and the main heading both say is the subject. The rest of the title is a section, a tagline or the site.
  if (titled !== undefined && useful(titled)) {
    const isSame = titleSpans(written).has(foldText(titled, ''));
    return { name, title: [titled], heading: [titled], social: isSame ? [] : social.slice(0, 1) };
  }
  const isName = (text: string) => name !== null && plain(text) === plain(name);
  const main = page.headings.filter(({ level }) => level === 1);
  // Below the name of the site as the heading of its first page, further ones are the headings of sections.
  const areSections = isFrontPage(url) && main.length > MOST_MAIN && main.some(({ text }) => isName(text));
  return {
    name,
    title: partsOf(page.title ?? '').filter(
      (part) => useful(part) && !isShortName(part, name ?? '', page.title ?? ''),
    ),
    heading: titling(
      main
        .filter(({ part }) => !areSections && (part === 'main' || part === 'other'))
        .map(({ text }) => withoutPermalink(text).trim())
        .filter((text) => !isName(text)),
    ).filter(useful),
    social,
  };
}
