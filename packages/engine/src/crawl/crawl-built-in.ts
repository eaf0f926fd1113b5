import type { CrawledPage, CrawledSite, CrawlRequest, CrawlSite } from './crawled-site.ts';
import type { ContentPage } from './page/content-page.ts';
import { assembleSite } from './site/assemble-site.ts';
import { crawlLimits, TIME_LIMIT_MS } from './site/crawl-limits.ts';
import { crawlNotes } from './site/crawl-notes.ts';
import type { CrawlTools } from './site/crawl-parts.ts';
import { fetchPage, type PageFetcher, readAnswer } from './site/fetch-page.ts';
import { findTwins } from './site/find-twins.ts';
import type { Candidate } from './site/frontier.ts';
import type { HostPaces } from './site/host-paces.ts';
import { openSite } from './site/open-site.ts';
import type { OpenedSite } from './site/opened-site.ts';
import { createPageGathering } from './site/page-gathering.ts';
import type { PageOutcome } from './site/page-outcome.ts';
import { readHomeAlone } from './site/read-home-alone.ts';
import { readInOrder } from './site/read-in-order.ts';

/**
 * Pages in progress at once: two are fetched, the others are parsed or wait to be accepted. No more, because
 * audits share the workers.
 */
const AT_ONCE = 12;
/** A path that no site has. */
const NO_SUCH_PAGE = 'visible-ai-asks-for-a-page-that-does-not-exist';

/** What the site shows for missing pages, if it shows a page with status 200. */
async function askForNothing(
  fetcher: PageFetcher,
  scope: string,
  signal: AbortSignal,
): Promise<ContentPage | null> {
  const url = new URL(`${scope}${NO_SUCH_PAGE}`, fetcher.origin).href;
  if (!fetcher.allows(url)) return null;
  const outcome = await fetchPage(fetcher, url, signal);
  return outcome.kind === 'page' && outcome.url === url ? outcome.page : null;
}

async function readSite(
  request: CrawlRequest,
  site: OpenedSite,
  fetcher: PageFetcher,
  timeUp: AbortSignal,
): Promise<CrawledSite> {
  const limits = crawlLimits(request, site);
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, timeUp, gone.signal]);
  const notFound = await askForNothing(fetcher, site.scope, signal);
  let home = site.homeAnswer;
  /** The home page has already answered, when the site was opened. */
  const fetchOrTake = ({ url }: Candidate): Promise<PageOutcome> => {
    const answer = url === site.home ? home : null;
    if (!answer) return fetchPage(fetcher, url, signal);
    home = null;
    return readAnswer(fetcher, url, answer, signal);
  };
  const gathering = createPageGathering({ request, site, limits, notFound, onSilence: () => gone.abort() });
  await readInOrder<Candidate, PageOutcome | CrawledPage>({
    atOnce: AT_ONCE,
    room: gathering.room,
    next: () => (signal.aborted ? null : gathering.next()),
    start: async (candidate) => gathering.knownAt(candidate) ?? (await fetchOrTake(candidate)),
    accept: async (candidate, outcome) => {
      request.signal.throwIfAborted();
      await gathering.accept(candidate, outcome);
    },
  });
  request.signal.throwIfAborted();
  const read = await gathering.finish();
  const door = { session: fetcher.session, pace: fetcher.pace, allows: fetcher.allows, signal };
  const pages = signal.aborted ? read.pages : await findTwins(door, read.pages);
  request.signal.throwIfAborted();
  const notes = crawlNotes({ site, ...read, skipped: gathering.skipped, limits, timeUp: timeUp.aborted });
  return assembleSite({ site, pages, skipped: gathering.skipped, notes });
}

/**
 * The crawler that reads the site itself: through the guarded fetch and the worker threads, at the host's
 * pace, as robots.txt allows.
 *
 * @param paces shared by all crawls of the service, so that two crawls of one host are no faster than one.
 */
export function crawlBuiltIn({ safeFetch, pool }: CrawlTools, paces: HostPaces): CrawlSite {
  return async (request) => {
    request.signal.throwIfAborted();
    const timeUp = AbortSignal.timeout(request.timeLimitMs ?? TIME_LIMIT_MS);
    request.onProgress({ pagesDone: 0, pagesTotal: 0, phase: 'discovering' });
    const session = safeFetch.open();
    const releases: (() => void)[] = [];
    try {
      const door = { session, pool, paces, onPace: (release: () => void) => releases.push(release) };
      const site = await openSite(door, request);
      if (request.skipCrawling) return await readHomeAlone(pool, site, request);
      const { origin, pace, rules } = site;
      const markdown = request.markdown === true;
      const fetcher = { session, pool, pace, origin, allows: rules.allows, markdown };
      return await readSite(request, site, fetcher, timeUp);
    } finally {
      for (const release of releases) release();
      await session.close();
    }
  };
}
