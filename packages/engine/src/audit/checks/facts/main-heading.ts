import type { PageFacts } from '../../../page/page-facts.ts';
import { EAST_ASIAN_OR_THAI } from '../../../page/scripts.ts';
import { titleParts } from '../../../page/site-name/title-parts.ts';
import { titleSpans } from '../../../page/site-name/title-spans.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { withoutPermalink } from '../../../page/without-permalink.ts';
import { isFrontPage } from './front-page.ts';
import { isSubject } from './generic-title.ts';
import { oncePerPage } from './once-per-page.ts';
import { knownName } from './site-name.ts';

export type Heading = PageFacts['headings'][number];

/** A shorter first part of a title is in other words as well. */
const LEAST_FIRST = 4;
/** A title with fewer words of its own is no measure. */
const LEAST_WORDS = 2;

const longest = (headings: readonly Heading[]) =>
  headings.reduce<Heading | null>(
    (best, heading) => (best === null || heading.text.length > best.text.length ? heading : best),
    null,
  );

/**
 * The main heading that the title of the page, or its title for social networks, has as well: of several it is the one that
 * names the page. Null if there is none. Their texts are without signs of links.
 */
export const titledHeading = oncePerPage((page, url): Heading | null => {
  const titles = [page.title ?? '', page.openGraph['og:title'] ?? ''].map(titleSpans);
  const own = plain(knownName(page, url) ?? '');
  const found = page.headings
    .filter(({ level }) => level === 1)
    .map((heading) => ({ ...heading, text: withoutPermalink(heading.text).trim() }))
    .filter(({ text }) => isSubject(text) && plain(text) !== own);
  // "Heap Class" below "Heap – STL", or a heading that a link stands in as well.
  const parts = titleParts(page.title ?? '').map(plain);
  const [first = ''] = parts;
  const isLonger = ({ text }: Heading) => plain(text) !== first && plain(text).includes(first);
  const several = page.headings.filter(({ level }) => level === 1).length > 1;
  const longer = several && first.length >= LEAST_FIRST ? (found.find(isLonger) ?? null) : null;
  for (const spans of titles) {
    const titled = longest(found.filter(({ text }) => spans.has(plain(text))));
    const isOfSite = titled !== null && parts.length > 1 && plain(titled.text) === parts.at(-1);
    if (titled && !(longer && isOfSite)) return titled;
  }
  return longer;
});

const LEAST_LETTERS = 4;
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);

/** Whether a heading has none of the words that the title says beside the name of the site: "Search" below "Rye soup – Anvil". */
function isBesideSubject(text: string, page: PageFacts, url: string): boolean {
  const own = wordsOf(knownName(page, url) ?? '');
  const title = `${page.title ?? ''} ${page.openGraph['og:title'] ?? ''}`;
  const subject = wordsOf(title).filter((word) => !own.includes(word));
  const words = wordsOf(text);
  return (
    subject.length >= LEAST_WORDS &&
    !EAST_ASIAN_OR_THAI.test(title) &&
    !words.some((word) => subject.some((other) => other.includes(word) || word.includes(other)))
  );
}

const LEAST_SECTIONS = 2;

/**
 * The site's name on the front page, if the other main headings are those of its sections: one of them alone says what the site
 * offers, below a name that stands above every page.
 */
function nameAboveSections(headings: readonly Heading[], page: PageFacts, url: string): Heading | null {
  const own = plain(knownName(page, url) ?? '');
  const isOwn = ({ text }: Heading) => plain(text) === own;
  const others = new Set(headings.filter((heading) => !isOwn(heading)).map(({ text }) => plain(text)));
  return isFrontPage(url) && own !== '' && others.size >= LEAST_SECTIONS
    ? (headings.find(isOwn) ?? null)
    : null;
}

/**
 * The heading that names the page: of its main headings the one that its title has as well, else the first in its main part
 * that says something, else the first with words. Null if there is none. Of several, those that say nothing of what the title
 * says belong to a menu or a dialog.
 */
export const mainHeading = oncePerPage((page, url): Heading | null => {
  const all = page.headings
    .filter(({ level, text }) => level === 1 && text.trim() !== '')
    .map((heading) => ({ ...heading, text: withoutPermalink(heading.text).trim() }));
  const found =
    all.length > 1 && !isFrontPage(url) ? all.filter(({ text }) => !isBesideSubject(text, page, url)) : all;
  return (
    titledHeading(page, url) ??
    nameAboveSections(all, page, url) ??
    found.find(({ text, part }) => part === 'main' && isSubject(text)) ??
    found[0] ??
    null
  );
});
