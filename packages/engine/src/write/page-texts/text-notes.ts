import type { CrawledPage } from '../../crawl/crawled-site.ts';
import type { ChosenPages } from './chosen-pages.ts';

const MOST_NAMED = 5;

/** "3 pages": with a different ending for one and for several. */
export const told = (count: number, one: string, more: string): string =>
  count === 1 ? `1 page ${one}` : `${count} pages ${more}`;

/** The paths of some pages, in parentheses. */
export function named(pages: readonly Pick<CrawledPage, 'url'>[]): string {
  const paths = pages.slice(0, MOST_NAMED).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  });
  return `(${paths.join(', ')}${pages.length > MOST_NAMED ? ', ...' : ''})`;
}

/** Notes for the owner about pages that are left out or shortened. */
export function textNotes({ pages, copies, empty }: ChosenPages): string[] {
  const cut = pages.flatMap(({ page }) => (page.markdownIsCut ? page : []));
  return [
    ...(copies.length > 0
      ? [
          `${told(copies.length, 'says', 'say')} word for word what another page says, and ${copies.length === 1 ? 'is' : 'are'} left out ${named(copies)}.`,
        ]
      : []),
    ...(empty.length > 0
      ? [
          `${told(empty.length, 'has', 'have')} no text to write down: only pictures, forms or what scripts load ${named(empty)}.`,
        ]
      : []),
    ...(cut.length > 0
      ? [
          `${told(cut.length, 'is', 'are')} longer than 100,000 characters: the rest of ${cut.length === 1 ? 'it' : 'them'} is left out ${named(cut)}.`,
        ]
      : []),
  ];
}
