import type { FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { CrawlReaders } from './crawl-parts.ts';
import type { HostPaces } from './host-paces.ts';

/** What one crawl reaches its site with. */
export interface SiteDoor {
  session: FetchSession;
  pool: CrawlReaders;
  paces: HostPaces;
  /** Told of each host's pace that was taken, to be given back at the end. */
  onPace(release: () => void): void;
}
