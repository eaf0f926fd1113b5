import { crawlBuiltIn } from './crawl-built-in.ts';
import { crawlFirecrawl } from './crawl-firecrawl.ts';
import type { CrawlSite } from './crawled-site.ts';
import { createFirecrawlClient } from './firecrawl/firecrawl-client.ts';
import type { CrawlTools } from './site/crawl-parts.ts';
import { createHostPaces, type HostPaces } from './site/host-paces.ts';

/** A Firecrawl service, hosted or self-hosted. */
export interface FirecrawlAccess {
  apiUrl: string;
  apiKey?: string | undefined;
}

export interface CrawlerParts extends CrawlTools {
  /** Requests per second and host; 0: as fast as two connections allow. */
  rate: number;
  /** Shared with other crawlers; its own by default. */
  paces?: HostPaces;
  /** Reads sites through this service; null: with the built-in crawler. */
  firecrawl: FirecrawlAccess | null;
  /** Milliseconds between two polls of a Firecrawl job. */
  pollMs?: number;
}

const POLL_MS = 2000;

/** The crawler of this installation: Firecrawl if its address is set, else our own. */
export function createCrawler(parts: CrawlerParts): CrawlSite {
  const { rate, firecrawl, fetchJson, now, pollMs = POLL_MS } = parts;
  const paces = parts.paces ?? createHostPaces({ rate, now });
  const ownCrawler = crawlBuiltIn(parts, paces);
  if (!firecrawl) return ownCrawler;
  const { apiUrl, apiKey } = firecrawl;
  const client = createFirecrawlClient({ apiUrl, apiKey, fetchJson, pollMs, now });
  return crawlFirecrawl({ tools: parts, client, paces, ownCrawler });
}
