import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { CrawledSite } from '../../crawl/crawled-site.ts';
import type { WrittenFile } from '../written-file.ts';
import { knownUrls } from './known-urls.ts';
import { planRobotsTxt } from './plan-robots-txt.ts';

/** Writes robots.txt for a site that was read: see `planRobotsTxt`. */
export function writeRobotsTxt(site: CrawledSite, request: RobotsRequest): WrittenFile {
  return planRobotsTxt({
    liveText: site.robots?.text ?? null,
    sitemaps: site.sitemaps,
    homeUrl: site.home ?? site.origin,
    request,
    urls: knownUrls(site),
  });
}
