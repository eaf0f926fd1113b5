import type { CrawlRequest } from '../crawled-site.ts';
import type { OpenedSite } from './opened-site.ts';
import { addressKey, siteAddress } from './site-address.ts';

/** The most pages of one site that are read. */
export const MOST_PAGES = 2000;
export const TIME_LIMIT_MS = 8 * 60_000;
/** Pages in the menu that are missing in the sitemap, in addition to the home page. */
const BESIDE_SITEMAP = 20;

export interface CrawlLimits {
  pages: number;
  /** Requested addresses, including those that are not pages. */
  fetches: number;
  timeMs: number;
}

/**
 * How much of a site is read. If the owner gives no limit, the sitemap gives it; without a sitemap the size
 * is unknown, and we read as far as we can.
 */
export function crawlLimits(request: CrawlRequest, { sitemaps, origin, home }: OpenedSite): CrawlLimits {
  const keys = new Set([addressKey(home)]);
  for (const listed of sitemaps.urls) {
    const url = siteAddress(listed, origin);
    if (url) keys.add(addressKey(url));
  }
  const detected = keys.size > 1 ? keys.size + BESIDE_SITEMAP : MOST_PAGES;
  const wanted = request.autoDetectSize ? detected : request.pageLimit;
  const pages = Math.max(1, Math.min(wanted, MOST_PAGES));
  return { pages, fetches: pages * 2 + 100, timeMs: request.timeLimitMs ?? TIME_LIMIT_MS };
}
