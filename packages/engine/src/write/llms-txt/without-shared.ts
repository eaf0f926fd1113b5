import type { CrawledPage, PageSection } from '../../crawl/crawled-site.ts';
import { oneLine } from '../sentences.ts';

const LEAST_SHARING = 3;
const SHARED_BY = 0.25;
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
  const times = new Map<string, number>();
  for (const { sections } of pages)
    for (const key of new Set(sections.map(keyOf))) times.set(key, (times.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_SHARING, pages.length * SHARED_BY);
  const isShared = (section: PageSection) =>
    keyOf(section) !== '' && (times.get(keyOf(section)) ?? 0) >= least;
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
