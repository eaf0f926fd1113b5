import type { CrawledPage, PageSection } from '../../crawl/crawled-site.ts';
import { joinParagraphs, paragraphsOf } from '../../crawl/paragraphs.ts';
import { bareWords, oneLine } from '../sentences.ts';
import { withSections } from './with-sections.ts';

/** So many words at the beginning of two texts make one of them a copy of the other. */
const SAME_WORDS = 8;

/** The first words of a text, for comparison; '' if it has fewer. */
const beginning = (text: string): string => {
  const words = bareWords(text.slice(0, 400));
  return words.length < SAME_WORDS ? '' : words.slice(0, SAME_WORDS).join(' ');
};
const key = (text: string) => bareWords(oneLine(text)).join(' ');

/** Keeps the texts of a section that are not told apart; its heading stays, which says what the list holds. */
function withoutTexts(section: PageSection, isApart: (text: string) => boolean): PageSection {
  const kept = paragraphsOf(section).filter(({ text }) => !isApart(oneLine(text)));
  return { level: section.level, heading: section.heading, ...joinParagraphs(kept) };
}

const LEAST_INLINE = 2;

/** How many paragraphs of a section are the titles of other pages and nothing else. */
export const titlesWithin = (section: PageSection, isOther: (title: string) => boolean): number =>
  paragraphsOf(section).filter(({ text }) => isOther(key(text))).length;

/** A section without what stands below the titles of other pages in it: "Fell 29", "The Fell 29 is a …", "£1,200". */
function withoutInlineCards(section: PageSection, isOther: (title: string) => boolean): PageSection {
  if (titlesWithin(section, isOther) < LEAST_INLINE) return section;
  let isWithin = false;
  const kept = paragraphsOf(section).filter(({ text }) => {
    const isTitle = isOther(key(text));
    isWithin ||= isTitle;
    return isTitle || !isWithin;
  });
  return { level: section.level, heading: section.heading, ...joinParagraphs(kept) };
}

/** A first page without what its table of contents says of each entry: "Button" above "A button runs a command.". */
export function withoutContents(page: CrawledPage): CrawledPage {
  const { sections, contents = [] } = page;
  if (contents.length === 0) return page;
  const entries = new Set(contents.map(({ text }) => key(text)));
  return withSections(
    page,
    sections.map((section) => withoutInlineCards(section, (title) => entries.has(title))),
  );
}

/**
 * Lists of pages without what they say of each of them: the first card of a list says what one of its pages is about, not what
 * the list is. The headings of the cards stay.
 *
 * @param isList whether a page lists others.
 * @param titles of the pages, by their addresses.
 */
export function withoutCards(
  pages: readonly CrawledPage[],
  isList: (page: CrawledPage) => boolean,
  titles: ReadonlyMap<string, string>,
): (page: CrawledPage) => CrawledPage {
  const named = new Map<string, string>();
  const begun = new Map<string, string>();
  for (const page of pages) {
    if (isList(page)) continue;
    for (const title of [page.title, titles.get(page.url) ?? ''])
      if (title !== '') named.set(key(title), page.url);
    const texts = [page.description, page.excerpt, page.sections.find(({ text }) => text !== '')?.text ?? ''];
    for (const text of texts.map(beginning)) if (text !== '') begun.set(text, page.url);
  }
  return (page) => {
    if (!isList(page)) return page;
    const { sections, kind, url } = page;
    const isOther = (other: string | undefined) => other !== undefined && other !== url;
    const below = sections.filter(({ level }) => level > 1);
    const isCardOf = (section: PageSection) => section.level > 1 && isOther(named.get(key(section.heading)));
    const cards = below.filter(isCardOf);
    // The page of a folder lists what it holds, also what was not read.
    const areAllCards = kind === 'listing' && below.length > 2;
    const areCards = areAllCards || cards.length * 2 >= below.length;
    const isCard = (section: PageSection) =>
      areCards && (areAllCards ? section.level > 1 : isCardOf(section));
    const told = sections.map((section) =>
      withoutTexts(
        withoutInlineCards(section, (title) => isOther(named.get(title))),
        (text) => isCard(section) || isOther(begun.get(beginning(text))),
      ),
    );
    return withSections(page, told);
  };
}
