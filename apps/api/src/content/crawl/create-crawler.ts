import type { Config } from '../../config.ts';
import { crawlBuiltIn } from './crawl-built-in.ts';
import type { CrawlTools } from './crawl-parts.ts';
import type { CrawlSite } from './crawled-site.ts';
import { createHostPaces } from './site/host-pace.ts';

export interface CrawlerParts extends CrawlTools {
  config: Pick<Config, 'CRAWL_RATE'>;
}

/** The crawler of this installation: our own. */
export function createCrawler(parts: CrawlerParts): CrawlSite {
  const paces = createHostPaces({ rate: parts.config.CRAWL_RATE, now: parts.now });
  return crawlBuiltIn(parts, paces);
}
