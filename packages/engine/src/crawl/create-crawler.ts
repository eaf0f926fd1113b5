import { crawlBuiltIn } from './crawl-built-in.ts';
import { crawlFirecrawl } from './crawl-firecrawl.ts';
import type { CrawlSite } from './crawled-site.ts';
import { createFirecrawlClient } from './firecrawl/firecrawl-client.ts';
import type { CrawlTools } from './site/crawl-parts.ts';
import { createHostPaces, type HostPaces } from './site/host-paces.ts';

/** A Firecrawl, hosted or one's own. */
export interface FirecrawlAccess {
  apiUrl: string;
  apiKey?: string | undefined;
}

export interface CrawlerParts extends CrawlTools {
  /** Requests a second per host; 0: as fast as two connections go. */
  rate: number;
  /** Shared with who else reads sites; its own by default. */
  paces?: HostPaces;
  /** Reads sites through this service; null: by the built-in crawler. */
  firecrawl: FirecrawlAccess | null;
  /** Milliseconds between two looks at a Firecrawl job. */
  pollMs?: number;
}

const POLL_MS = 2000;

/** The crawler of this installation: Firecrawl where its address is set, else our own. */
export function createCrawler(parts: CrawlerParts): CrawlSite {
  const { rate, firecrawl, fetchJson, now, pollMs = POLL_MS } = parts;
  const paces = parts.paces ?? createHostPaces({ rate, now });
  const ownCrawler = crawlBuiltIn(parts, paces);
  if (!firecrawl) return ownCrawler;
  const { apiUrl, apiKey } = firecrawl;
  const client = createFirecrawlClient({ apiUrl, apiKey, fetchJson, pollMs, now });
  return crawlFirecrawl({ tools: parts, client, paces, ownCrawler });
}
