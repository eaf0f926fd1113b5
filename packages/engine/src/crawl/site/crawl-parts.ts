import type { SafeFetch } from '../../safe-fetch/fetch-result.ts';
import type { FetchJson } from '../../safe-fetch/trusted-fetch.ts';
import type { SitemapBytes, SitemapFile } from '../../sitemap/sitemap-file.ts';
import type { ForeignBytesPool } from '../../threads/foreign-bytes.ts';
import type { ContentPage } from '../page/content-page.ts';
import type { ContentSource } from '../page/read-content-page.ts';
import type { LlmsBytes, LlmsRead } from './read-llms-file.ts';
import type { RobotsBytes, RobotsFile } from './read-robots-file.ts';

/** The worker threads as a crawl uses them. */
export type CrawlReaders = ForeignBytesPool<{
  contentPage: { input: ContentSource; output: ContentPage };
  robotsFile: { input: RobotsBytes; output: RobotsFile };
  llmsFile: { input: LlmsBytes; output: LlmsRead };
  sitemap: { input: SitemapBytes; output: SitemapFile };
}>;

/** A crawl's access to the network. */
export interface CrawlTools {
  safeFetch: SafeFetch;
  fetchJson: FetchJson;
  pool: CrawlReaders;
  /** Milliseconds. */
  now(): number;
}
