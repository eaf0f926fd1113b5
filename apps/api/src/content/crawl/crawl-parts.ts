import type { SafeFetch } from '../../infra/safe-fetch/fetch-result.ts';
import type { FetchJson } from '../../infra/safe-fetch/trusted-fetch.ts';
import type { ForeignBytesPool } from '../../infra/worker-pool/foreign-bytes.ts';
import type { PageSource } from '../../page/open-page-source.ts';
import type { SitemapBytes, SitemapFile } from '../../sitemap/sitemap-file.ts';
import type { ContentPage } from './page/content-page.ts';
import type { RobotsBytes, RobotsFile } from './site/read-robots-file.ts';

/** The worker threads as a crawl uses them. */
export type CrawlReaders = ForeignBytesPool<{
  contentPage: { input: PageSource; output: ContentPage };
  robotsFile: { input: RobotsBytes; output: RobotsFile };
  sitemap: { input: SitemapBytes; output: SitemapFile };
}>;

/** What a crawl reaches the world with. */
export interface CrawlTools {
  safeFetch: SafeFetch;
  fetchJson: FetchJson;
  pool: CrawlReaders;
  /** Milliseconds. */
  now(): number;
}
