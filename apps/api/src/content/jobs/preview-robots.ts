import type { previewRobots as previewEndpoint } from '@visible-ai/shared/content/endpoints';
import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../../http/app-error.ts';
import { signalWithin } from '../../infra/deadline/signal-within.ts';
import type { CrawledSite, CrawlSite } from '../crawl/crawled-site.ts';
import type { JobDeps } from './job-deps.ts';

export type PreviewDeps = Pick<JobDeps, 'crawlSite' | 'writers'>;

/** A person waits for it. */
const WITHIN_MS = 30_000;

/** Reads robots.txt and sitemap of a site and none of its pages. */
function readFiles(crawlSite: CrawlSite, url: string, signal: AbortSignal): Promise<CrawledSite> {
  return crawlSite({
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
}

/** The files of the site and what the form makes of them. */
async function readAndWrite(
  { crawlSite, writers }: PreviewDeps,
  url: string,
  request: RobotsRequest,
  left: AbortSignal,
) {
  const signal = signalWithin(left, WITHIN_MS);
  try {
    const site = await readFiles(crawlSite, url, signal);
    return { site, written: await writers.robotsTxt(site, request, signal) };
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
  deps: PreviewDeps,
  url: string,
  request: RobotsRequest,
  signal: AbortSignal,
): Promise<EndpointResult<typeof previewEndpoint>> {
  const { site, written } = await readAndWrite(deps, url, request, signal);
  const { origin, robots } = site;
  const { text, notes, agents } = written;
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
