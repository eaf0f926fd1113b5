import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { pageKey } from './page-key.ts';

/** Fewer pages are no book. */
const LEAST = 3;
/** Posts lead to the next newer one, lists to their next part. */
const NOT_IN_BOOKS = new Set<CrawledPage['kind']>(['article', 'listing', 'archive', 'product', 'legal']);

/** Where a page stands in a manual that leads from page to page: the first of its pages, and its own place. */
export interface ChainPlace {
  first: CrawledPage;
  at: number;
}

/** The places of the pages that lead on to each other; others have none. The home page only begins one. */
export function readingChains(pages: readonly CrawledPage[]): Map<CrawledPage, ChainPlace> {
  const own = pages.filter(({ kind }) => !NOT_IN_BOOKS.has(kind));
  const byKey = new Map(own.map((page) => [pageKey(page.url), page]));
  const nextOf = ({ next }: CrawledPage) => (next === undefined ? undefined : byKey.get(pageKey(next)));
  const followed = new Set(own.flatMap((page) => (page.kind === 'home' ? [] : (nextOf(page) ?? []))));
  const places = new Map<CrawledPage, ChainPlace>();
  for (const first of own) {
    if (first.kind === 'home' || followed.has(first)) continue;
    const chain: CrawledPage[] = [];
    const seen = new Set<CrawledPage>();
    for (let page: CrawledPage | undefined = first; page && !seen.has(page); page = nextOf(page)) {
      if (places.has(page)) break;
      seen.add(page);
      chain.push(page);
    }
    if (chain.length >= LEAST) for (const [at, page] of chain.entries()) places.set(page, { first, at });
  }
  return places;
}
