import type { previewRobots as previewEndpoint } from '@visible-ai/shared/content/endpoints';
import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../../http/app-error.ts';
import { signalWithin } from '../../infra/deadline/signal-within.ts';
import type { CrawledSite, CrawlSite } from '../crawl/crawled-site.ts';
import type { WrittenFile } from '../write/written-file.ts';

/** Edits the live robots.txt, or writes a new one, and judges every agent before and after. */
export type PlanRobots = (input: {
  liveText: string | null;
  sitemaps: readonly string[];
  homeUrl: string;
  request: RobotsRequest;
  /** Addresses of the site's pages. */
  urls?: readonly string[];
}) => WrittenFile;

/** A person waits for it. */
const WITHIN_MS = 30_000;

/** Reads robots.txt and sitemap of a site and none of its pages. */
async function readFiles(crawlSite: CrawlSite, url: string, left: AbortSignal): Promise<CrawledSite> {
  const signal = signalWithin(left, WITHIN_MS);
  try {
    return await crawlSite({
      url,
      pageLimit: 1,
      autoDetectSize: false,
      skipCrawling: true,
      signal,
      timeLimitMs: WITHIN_MS * 0.8,
      known: [],
      onPage: async () => undefined,
      onProgress: () => undefined,
    });
  } catch (error) {
    if (signal.aborted && !left.aborted) throw new AppError('target_timeout', { cause: error });
    throw error;
  }
}

/**
 * The robots.txt a form would lead to, with each agent's verdict on the home page before and after. Nothing
 * is stored.
 *
 * @throws AppError target_refused, target_unreachable, target_timeout.
 */
export async function previewRobots(
  deps: { crawlSite: CrawlSite; planRobots: PlanRobots },
  url: string,
  request: RobotsRequest,
  signal: AbortSignal,
): Promise<EndpointResult<typeof previewEndpoint>> {
  const { origin, robots, sitemaps, sitemapUrls: urls } = await readFiles(deps.crawlSite, url, signal);
  const liveText = robots?.text ?? null;
  const { text, notes, agents } = deps.planRobots({ liveText, sitemaps, homeUrl: origin, request, urls });
  const live = robots
    ? {
        found: true,
        url: robots.url,
        text: robots.text,
        message: 'The live file is edited; its own rules stay.',
      }
    : {
        found: false,
        url: new URL('/robots.txt', origin).href,
        text: '',
        message: 'The site has no robots.txt yet; this is a new one.',
      };
  return { live, text, notes, agents: agents ?? [] };
}
