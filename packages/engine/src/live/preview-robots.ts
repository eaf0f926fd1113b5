import type { previewRobots as previewEndpoint } from '@visible-ai/shared/content/endpoints';
import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { CrawledSite, CrawlSite } from '../crawl/crawled-site.ts';
import { signalWithin } from '../deadline/signal-within.ts';
import { EngineError } from '../engine-error.ts';
import type { ContentWriters } from '../model/create-content-writers.ts';
import type { Writing } from '../write/writing-steps.ts';

/** What a form would change in the site's current robots.txt. */
export type RobotsPreview = EndpointResult<typeof previewEndpoint>;

export interface PreviewDeps {
  crawlSite: CrawlSite;
  writers: Pick<ContentWriters, 'robotsTxt'>;
}

/** A person waits for it. */
const WITHIN_MS = 30_000;

/** Reads robots.txt, sitemap and home page of a site. */
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

/** The site's files and what is derived from them. */
async function readAnd<Made>(
  crawlSite: CrawlSite,
  url: string,
  make: (site: CrawledSite, signal: AbortSignal) => Promise<Made>,
  left: AbortSignal,
) {
  const signal = signalWithin(left, WITHIN_MS);
  try {
    const site = await readFiles(crawlSite, url, signal);
    return { site, written: await make(site, signal) };
  } catch (error) {
    if (signal.aborted && !left.aborted) throw new EngineError('target_timeout', { cause: error });
    throw error;
  }
}

/**
 * The robots.txt that a form's settings give, with each agent's verdict on the known pages before and after.
 * Nothing is stored.
 *
 * @throws EngineError target_refused, target_unreachable, target_timeout.
 */
export async function previewRobots(
  { crawlSite, writers }: PreviewDeps,
  url: string,
  request: RobotsRequest,
  signal: AbortSignal,
): Promise<RobotsPreview> {
  const { site, written } = await readAnd(
    crawlSite,
    url,
    (read, within) => writers.robotsTxt(read, request, within),
    signal,
  );
  const { origin, robots } = site;
  const { text, notes, agents, pages = { known: 0, of_agents: 0, shown: [] } } = written;
  const live = robots
    ? {
        found: true,
        url: robots.url,
        text: robots.text,
        message: 'The live file is edited; what you do not ask to change stays.',
      }
    : {
        found: false,
        url: new URL('/robots.txt', origin).href,
        text: '',
        message: 'The site has no robots.txt yet; this is a new one.',
      };
  return { live, text, notes, agents: agents ?? [], pages };
}

/** What the owner's own robots.txt would change, with each agent's verdict before and after. */
export type RobotsEditPreview = Awaited<ReturnType<Writing['robotsDifference']>> & {
  /** The file that it would replace. */
  live: { found: boolean; url: string };
};

/**
 * What a text would change for every agent at the known addresses if it replaced a site's robots.txt. Nothing
 * is stored.
 *
 * @throws EngineError target_refused, target_unreachable, target_timeout.
 */
export async function previewRobotsEdit(
  { crawlSite, writing }: { crawlSite: CrawlSite; writing: Pick<Writing, 'robotsDifference'> },
  { url, text }: { url: string; text: string },
  signal: AbortSignal,
): Promise<RobotsEditPreview> {
  const { site, written } = await readAnd(
    crawlSite,
    url,
    (read, within) => writing.robotsDifference({ site: read, url, text }, within),
    signal,
  );
  const { origin, robots } = site;
  return {
    ...written,
    live: { found: robots !== null, url: robots?.url ?? new URL('/robots.txt', origin).href },
  };
}
