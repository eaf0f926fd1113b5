import type { CrawledPage, PageSection } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';
import { sharedByPages } from '../shared-by-pages.ts';

/** Characters by which the beginning of a section is found in a page's first words. */
const BEGINNING = 40;

const keyOf = ({ heading, text }: PageSection) => `${heading}\n${text}`.trim();

/** The first words of a page up to those of its sections that it shares with others. */
function withoutTheirs(excerpt: string, shared: readonly PageSection[]): string {
  const places = shared
    .flatMap(({ heading, text }) => [heading, text])
    .map((said) => oneLine(said).slice(0, BEGINNING))
    .map((said) => (said === '' ? -1 : excerpt.indexOf(said)))
    .filter((at) => at >= 0);
  return places.length === 0 ? excerpt : excerpt.slice(0, Math.min(...places)).trimEnd();
}

/** A page without the sections that many others have as well: the form that asks for a demonstration, at the end of each. */
export function withoutShared(pages: readonly CrawledPage[]): (page: CrawledPage) => CrawledPage {
  const keys = sharedByPages(pages.map(({ sections }) => new Set(sections.map(keyOf))));
  const isShared = (section: PageSection) => keys.has(keyOf(section));
  return (page) => {
    const shared = page.sections.filter(isShared);
    if (shared.length === 0 || shared.length === page.sections.length) return page;
    return {
      ...page,
      sections: page.sections.filter((section) => !isShared(section)),
      excerpt: withoutTheirs(page.excerpt, shared),
    };
  };
}
