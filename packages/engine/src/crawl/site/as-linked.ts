import type { CrawledPage } from '../crawled-site.ts';
import { addressKey } from './site-address.ts';

/**
 * The pages in reading order: each page is followed by those first found on it, in the order of its links.
 * For a manual this is the order of its contents page, with a chapter's parts after the chapter.
 */
export function asLinked(pages: readonly CrawledPage[]): CrawledPage[] {
  const byAddress = new Map<string, CrawledPage>();
  for (const page of pages) {
    byAddress.set(addressKey(page.url), page);
    if (page.resume) byAddress.set(addressKey(page.resume.asked), page);
  }
  const ordered = new Set<CrawledPage>();
  // Pages that no page led to come last, by address, so that an interrupted run gets the same order.
  const isHome = ({ kind }: CrawledPage) => Number(kind === 'home');
  const starts = [...pages].sort(
    (one, other) => isHome(other) - isHome(one) || (one.url < other.url ? -1 : one.url > other.url ? 1 : 0),
  );
  for (const start of starts) {
    const waiting = [start];
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      if (ordered.has(page)) continue;
      ordered.add(page);
      const next = (page.resume?.found ?? []).flatMap((url) => byAddress.get(addressKey(url)) ?? []);
      waiting.push(...next.reverse());
    }
  }
  return [...ordered];
}
