import type { CrawlRequest } from '../crawled-site.ts';
import type { OpenedSite } from './opened-site.ts';
import { addressKey, siteAddress } from './site-address.ts';

/** The most pages of one site that are read. */
export const MOST_PAGES = 2000;
export const TIME_LIMIT_MS = 8 * 60_000;
/** Pages in the menu that the sitemap has forgotten, beside the home page. */
const BESIDE_SITEMAP = 20;

export interface CrawlLimits {
  pages: number;
  /** Addresses asked for, with those that turn out to be nothing. */
  fetches: number;
  timeMs: number;
}

/**
 * How much of a site is read. Its sitemap sets the number of pages when the owner leaves it to us; without one nothing tells
 * how large it is, and it is read as far as it goes.
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
