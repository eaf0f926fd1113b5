import type { RobotsReport } from '@visible-ai/shared/analysis/schema';
import type { FetchedResource } from '../../safe-fetch/fetch-result.ts';
import type { CollectedSitemaps } from '../../sitemap/collect-sitemaps.ts';
import type { CrawledSite } from '../crawled-site.ts';
import type { CrawlRules } from './crawl-rules.ts';
import type { HostPace } from './host-paces.ts';
import type { OwnersLlms } from './owners-llms.ts';

/** A site whose home page, rules and sitemaps are known. */
export interface OpenedSite {
  /** Origin with a slash. */
  origin: string;
  /** The address of its home page. */
  home: string;
  /** Its answer; null if it was not requested, because it is known or forbidden. */
  homeAnswer: FetchedResource | null;
  /** Addresses outside this path are other sites on the same host. */
  scope: string;
  rules: CrawlRules;
  robots: CrawledSite['robots'];
  /** What answered instead of robots.txt, and how. */
  robotsState: RobotsReport['state'];
  robotsStatus: number | null;
  llms: CrawledSite['llms'];
  /** What stands in the place of llms.txt; null if that is one, or nothing. */
  llmsInstead: OwnersLlms['instead'];
  /** How the address of llms.txt answered; null if it did not, or was not requested. */
  llmsStatus: number | null;
  /** Only if requested. */
  llmsFull: CrawledSite['llms'];
  sitemaps: CollectedSitemaps;
  pace: HostPace;
  notes: string[];
}
