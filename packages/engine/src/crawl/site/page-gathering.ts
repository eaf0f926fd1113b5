import { setImmediate } from 'node:timers/promises';
import type { CrawledPage, CrawledSite, CrawlRequest, SkippedPage } from '../crawled-site.ts';
import type { ContentPage } from '../page/content-page.ts';
import type { CrawlLimits } from './crawl-limits.ts';
import { type Candidate, createFrontier } from './frontier.ts';
import type { OpenedSite } from './opened-site.ts';
import { createPageCollector } from './page-collector.ts';
import type { PageOutcome } from './page-outcome.ts';
import { addressKey } from './site-address.ts';

/** More than anybody lists by hand. */
const MOST = 1000;
const LINK = /\]\(\s*<?([^\s<>()]{1,2000})/g;

/**
 * The addresses that the owner's llms.txt links to, absolute: we want to read its pages and know which are
 * missing.
 */
function linksOfLlms(llms: CrawledSite['llms']): string[] {
  if (llms === null) return [];
  const targets = [...llms.text.matchAll(LINK)].slice(0, MOST);
  return targets.flatMap(([, target = '']) => {
    const url = URL.parse(target, llms.url);
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
}

export interface GatheringSettings {
  request: CrawlRequest;
  site: OpenedSite;
  limits: CrawlLimits;
  /** What the site answers for missing pages, if it answers with a page. */
  notFound: ContentPage | null;
  /** Called once when the host no longer answers. */
  onSilence(): void;
}

/** After this many addresses in a row without an answer, the host counts as down and is left alone. */
const MOST_SILENT = 8;
/** Addresses of the sitemap that are processed at once. */
const AT_ONCE = 250;

export type PageGathering = ReturnType<typeof createPageGathering>;

/**
 * The state of one reading of a site, for any fetcher: which address comes next, the result of each, which
 * pages an interrupted run has already read. Home page, its menu, the sitemap, then links.
 */
export function createPageGathering({ request, site, limits, notFound, onSilence }: GatheringSettings) {
  const skipped: SkippedPage[] = [];
  const homeKey = addressKey(site.home);
  const known = new Map<string, CrawledPage>();
  for (const page of request.known) {
    known.set(addressKey(page.url), page);
    if (page.resume) known.set(addressKey(page.resume.asked), page);
  }
  const frontier = createFrontier({
    origin: site.origin,
    scope: site.scope,
    allows: site.rules.allows,
    skip: ({ url, because }) => collector.skip(url, because),
  });
  const collector = createPageCollector({
    origin: site.origin,
    scope: site.scope,
    frontier,
    notFound,
    homeKey,
    skipped,
    afterMenu: () => addSitemap(),
    onPage: (page) => request.onPage(page),
  });
  let asked = 0;
  let silences = 0;
  let silent = false;

  const report = () =>
    request.onProgress({
      pagesDone: collector.pages.size,
      pagesTotal: Math.max(collector.pages.size, Math.min(limits.pages, frontier.size())),
      phase: 'crawling',
    });
  /**
   * After the home page and its menu, so that a small limit takes the pages that the owner considers
   * important; then what the owner's llms.txt names.
   */
  const addSitemap = async () => {
    if (site.home !== request.url) frontier.add(request.url, 1, 'sitemap');
    for (const [at, url] of site.sitemaps.urls.entries()) {
      frontier.add(url, 1, 'sitemap');
      // Ten thousand at once would block everything else.
      if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    for (const url of linksOfLlms(site.llms)) frontier.add(url, 1, 'link');
  };
  frontier.add(site.home, 0, 'sitemap');

  return {
    skipped,
    /**
     * Adds the sitemap before the home page is read, if the limit has room for all of it: for fetchers that
     * fetch many pages at once.
     */
    async listSitemap(): Promise<void> {
      if (limits.pages > site.sitemaps.urls.length) await addSitemap();
    },
    /** The next address to fetch. Pages that are known are accepted on the way. */
    next(): Candidate | null {
      if (asked >= limits.fetches || silent) return null;
      const candidate = frontier.take();
      if (candidate) asked += 1;
      return candidate;
    },
    /** The page that an interrupted run has read at this address. */
    knownAt: ({ key }: Candidate): CrawledPage | null => known.get(key) ?? null,
    room: (running: number) => collector.pages.size + running < limits.pages,
    async accept(candidate: Candidate, outcome: PageOutcome | CrawledPage): Promise<void> {
      const isHome = candidate.key === homeKey;
      silences = 'kind' in outcome && outcome.kind === 'silent' ? silences + 1 : 0;
      if (silences >= MOST_SILENT && !silent) {
        silent = true;
        onSilence();
      }
      if ('sections' in outcome) await collector.restore(candidate, outcome);
      else await collector.accept(candidate, outcome);
      if (isHome) await addSitemap();
      report();
    },
    /**
     * Ends the reading. @returns the pages, the addresses that were not requested, whether the host stopped
     * answering.
     */
    async finish(): Promise<{ pages: CrawledPage[]; left: string[]; silent: boolean }> {
      await collector.settle(limits.pages);
      for (const page of request.known)
        if (collector.pages.size < limits.pages)
          await collector.restore({ url: page.url, key: addressKey(page.url), depth: 1 }, page);
      const left = frontier.left().map(({ url }) => url);
      return { pages: [...collector.pages.values()], left, silent };
    },
  };
}
