import type { Config } from '../../config.ts';
import { crawlBuiltIn } from './crawl-built-in.ts';
import { crawlFirecrawl } from './crawl-firecrawl.ts';
import type { CrawlTools } from './crawl-parts.ts';
import type { CrawlSite } from './crawled-site.ts';
import { createFirecrawlClient } from './firecrawl/firecrawl-client.ts';
import { createHostPaces } from './site/host-paces.ts';

export interface CrawlerParts extends CrawlTools {
  config: Pick<Config, 'CRAWL_RATE' | 'FIRECRAWL_API_URL' | 'FIRECRAWL_API_KEY'>;
  /** Milliseconds between two looks at a Firecrawl job. */
  pollMs?: number;
}

const POLL_MS = 2000;

/** The crawler of this installation: Firecrawl where its address is set, else our own. */
export function createCrawler(parts: CrawlerParts): CrawlSite {
  const { config, fetchJson, now, pollMs = POLL_MS } = parts;
  const paces = createHostPaces({ rate: config.CRAWL_RATE, now });
  if (config.FIRECRAWL_API_URL === undefined) return crawlBuiltIn(parts, paces);
  const { FIRECRAWL_API_URL: apiUrl, FIRECRAWL_API_KEY: apiKey } = config;
  return crawlFirecrawl(parts, createFirecrawlClient({ apiUrl, apiKey, fetchJson, pollMs }), paces);
}
