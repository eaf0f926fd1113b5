import type { CrawledPage, CrawledSite, CrawlRequest } from '../../src/crawl/crawled-site.ts';
import { type CrawlerParts, createCrawler } from '../../src/crawl/create-crawler.ts';
import { createSafeFetch } from '../../src/safe-fetch/create-safe-fetch.ts';
import type { SafeFetchSettings } from '../../src/safe-fetch/fetch-result.ts';
import { fetchJson } from '../../src/safe-fetch/trusted-fetch.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';

type Progress = Parameters<CrawlRequest['onProgress']>[0];

export interface Crawled {
  site: CrawledSite;
  /** In the order in which they were passed on. */
  handedOver: CrawledPage[];
  progress: Progress[];
  /** Paths of the pages, in the result's order. */
  paths: string[];
  /** Paths left out, by reason. */
  skipped: Partial<Record<CrawledSite['skipped'][number]['because'], string[]>>;
}

export interface OpenedCrawler {
  crawl(url: string, change?: Partial<CrawlRequest>): Promise<Crawled>;
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/**
 * The crawler as the service builds it, with real workers.
 *
 * @param hosts `host:port` that it may reach.
 */
export function openCrawler(
  hosts: readonly string[],
  {
    firecrawl = null,
    rate = 0,
    fetching = {},
    pollMs = 5,
  }: {
    firecrawl?: CrawlerParts['firecrawl'];
    rate?: number;
    fetching?: Partial<SafeFetchSettings>;
    pollMs?: number;
  } = {},
): OpenedCrawler {
  const crawlSite = createCrawler({
    rate,
    firecrawl,
    pool: lendThreads().readers,
    fetchJson,
    now: Date.now,
    pollMs,
    safeFetch: createSafeFetch({
      allowPrivateTargets: new Set(hosts),
      userAgent: 'VisibleAI-Test/1.0',
      headersTimeout: 5000,
      totalTimeout: 10_000,
      maxRedirects: 5,
      ...fetching,
    }),
  });
  return {
    async crawl(url, change = {}) {
      const handedOver: CrawledPage[] = [];
      const progress: Progress[] = [];
      const site = await crawlSite({
        url,
        pageLimit: 100,
        autoDetectSize: false,
        skipCrawling: false,
        signal: new AbortController().signal,
        known: [],
        onPage: async (page) => void handedOver.push(page),
        onProgress: (now) => void progress.push(now),
        ...change,
      });
      const skipped: Crawled['skipped'] = {};
      for (const { url: left, because } of site.skipped)
        skipped[because] = [...(skipped[because] ?? []), pathOf(left)];
      return { site, handedOver, progress, paths: site.pages.map(({ url: at }) => pathOf(at)), skipped };
    },
  };
}
