import type { CrawledPage } from '../crawled-site.ts';
import { addressKey } from './site-address.ts';

/**
 * The pages as a reader of the site would turn them: each followed by those first met on it, in the order of its links. Of
 * a manual that is the order of its contents page, with the parts of a chapter behind the chapter.
 */
export function asLinked(pages: readonly CrawledPage[]): CrawledPage[] {
  const byAddress = new Map<string, CrawledPage>();
  for (const page of pages) {
    byAddress.set(addressKey(page.url), page);
    if (page.resume) byAddress.set(addressKey(page.resume.asked), page);
  }
  const ordered = new Set<CrawledPage>();
  // What no page led to stands last, by address: an interrupted run comes to the same order.
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
