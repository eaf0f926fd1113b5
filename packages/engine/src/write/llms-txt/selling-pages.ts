import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { languageKey } from './site-language.ts';

/** Pages that may state prices: price pages, pages of what is sold, pages in the menu; no articles. */
export function sellingPages(site: CrawledSite): CrawledPage[] {
  const menu = new Set((site.pages[0]?.navigation ?? []).map(({ url }) => url));
  const main = languageKey(site.language);
  const rank = ({ kind, url }: CrawledPage) =>
    kind === 'pricing'
      ? 0
      : kind === 'product'
        ? 1
        : kind === 'home'
          ? 2
          : menu.has(url) && kind !== 'listing'
            ? 3
            : -1;
  const isApart = ({ kind }: CrawledPage) =>
    kind === 'docs' || kind === 'legal' || kind === 'archive' || kind === 'faq';
  return site.pages
    .filter(
      (page) =>
        rank(page) >= 0 && !isApart(page) && (languageKey(page.language) === main || page.language === ''),
    )
    .sort((one, other) => rank(one) - rank(other));
}
