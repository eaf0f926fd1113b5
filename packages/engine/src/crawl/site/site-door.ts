import type { FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { CrawlReaders } from './crawl-parts.ts';
import type { HostPaces } from './host-paces.ts';

/** One crawl's access to its site. */
export interface SiteDoor {
  session: FetchSession;
  pool: CrawlReaders;
  paces: HostPaces;
  /** Called for each host pace that was taken, to release it at the end. */
  onPace(release: () => void): void;
}
