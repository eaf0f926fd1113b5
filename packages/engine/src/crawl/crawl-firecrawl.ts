import type { FetchSession } from '../safe-fetch/fetch-result.ts';
import type { CrawledPage, CrawledSite, CrawlRequest, CrawlSite } from './crawled-site.ts';
import { BatchFailed, fallbackNote } from './firecrawl/batch-failed.ts';
import type { FirecrawlClient } from './firecrawl/firecrawl-client.ts';
import { readBatchDocument } from './firecrawl/read-batch-document.ts';
import { assembleSite } from './site/assemble-site.ts';
import { crawlLimits, TIME_LIMIT_MS } from './site/crawl-limits.ts';
import { crawlNotes } from './site/crawl-notes.ts';
import type { CrawlTools } from './site/crawl-parts.ts';
import { findTwins } from './site/find-twins.ts';
import type { Candidate } from './site/frontier.ts';
import type { HostPaces } from './site/host-paces.ts';
import { openSite } from './site/open-site.ts';
import type { OpenedSite } from './site/opened-site.ts';
import { createPageGathering, type PageGathering } from './site/page-gathering.ts';
import type { PageOutcome } from './site/page-outcome.ts';
import { readHomeAlone } from './site/read-home-alone.ts';
import { addressKey, siteAddress } from './site/site-address.ts';

/** Pages of one job: enough for many machines, few enough that an interruption loses little. */
const BATCH = 100;
/** The share of the total crawl time that a job may run without a page: our own crawler needs the rest. */
const PATIENCE = 0.3;
const LONGEST_PATIENCE_MS = 90_000;
/** Time left for our own crawler, however late it is. */
const SHORTEST_REST_MS = 5000;

interface Round {
  tools: CrawlTools;
  session: FetchSession;
  client: FirecrawlClient;
  site: OpenedSite;
  patienceMs: number;
  markdown: boolean;
  signal: AbortSignal;
}

/** The next addresses to fetch. Pages that are already known are accepted on the way. */
async function nextBatch(gathering: PageGathering): Promise<Candidate[]> {
  const batch: Candidate[] = [];
  while (batch.length < BATCH && gathering.room(batch.length)) {
    const candidate = gathering.next();
    if (!candidate) break;
    const known = gathering.knownAt(candidate);
    if (known && batch.length === 0) await gathering.accept(candidate, known);
    else batch.push(candidate);
  }
  return batch;
}

/** Fetches a batch and notes the result of each address when it arrives. */
async function fetchBatch(
  { tools, client, site, patienceMs, markdown, signal }: Round,
  batch: readonly Candidate[],
  outcomes: Map<string, PageOutcome>,
): Promise<void> {
  const reader = { pool: tools.pool, origin: site.origin, markdown };
  const wanted = new Map(batch.map((candidate) => [candidate.key, candidate]));
  // The rule for our own fetches also applies to this service: no address that we may not request.
  const open = batch.filter(({ url }) => tools.safeFetch.checkTarget(url).ok);
  const onDocument = async (document: Parameters<Parameters<FirecrawlClient['scrape']>[1]>[0]) => {
    const source = siteAddress(document.metadata.sourceURL ?? document.metadata.url ?? '', site.origin);
    const candidate = source === null ? undefined : wanted.get(addressKey(source));
    if (!candidate || outcomes.has(candidate.key)) return;
    outcomes.set(candidate.key, await readBatchDocument(reader, document, candidate.url, signal));
  };
  if (open.length > 0)
    await client.scrape(
      open.map(({ url }) => url),
      onDocument,
      patienceMs,
      signal,
    );
}

async function readSite(
  round: Omit<Round, 'signal'>,
  request: CrawlRequest,
  timeUp: AbortSignal,
): Promise<CrawledSite> {
  const { site } = round;
  const limits = crawlLimits(request, site);
  const signal = AbortSignal.any([request.signal, timeUp]);
  const gathering = createPageGathering({
    request,
    site,
    limits,
    notFound: null,
    onSilence: () => undefined,
  });
  await gathering.listSitemap();
  let asked = false;
  for (;;) {
    const batch = signal.aborted ? [] : await nextBatch(gathering);
    if (batch.length === 0) break;
    const fresh = batch.filter((candidate) => !gathering.knownAt(candidate));
    const outcomes = new Map<string, PageOutcome>();
    asked ||= fresh.length > 0;
    const failure = await fetchBatch({ ...round, signal }, fresh, outcomes).then(
      () => null,
      (error: unknown) => {
        if (error instanceof BatchFailed) return error;
        if (!timeUp.aborted || request.signal.aborted) throw error;
        return null;
      },
    );
    const missing: PageOutcome = timeUp.aborted
      ? { kind: 'unread' }
      : { kind: 'left-out', because: 'unreachable' };
    for (const candidate of batch) {
      request.signal.throwIfAborted();
      const outcome = gathering.knownAt(candidate) ?? outcomes.get(candidate.key);
      // Keep the pages that arrived; the next crawler reads the rest.
      if (outcome || failure === null) await gathering.accept(candidate, outcome ?? missing);
    }
    if (failure !== null) throw failure;
  }
  request.signal.throwIfAborted();
  const read = await gathering.finish();
  const { skipped } = gathering;
  if (read.pages.length === 0 && asked && !timeUp.aborted)
    throw new BatchFailed('nothing', 'no page of the job could be read');
  // A page's Markdown is a file like robots.txt: we request it ourselves.
  const door = { session: round.session, pace: site.pace, allows: site.rules.allows, signal };
  const pages = signal.aborted ? read.pages : await findTwins(door, read.pages);
  request.signal.throwIfAborted();
  return assembleSite({
    site,
    pages,
    skipped,
    notes: crawlNotes({ site, ...read, skipped, limits, timeUp: timeUp.aborted }),
  });
}

async function crawlByService(
  { tools, client, paces }: FirecrawlParts,
  request: CrawlRequest,
): Promise<CrawledSite> {
  const timeMs = request.timeLimitMs ?? TIME_LIMIT_MS;
  const timeUp = AbortSignal.timeout(timeMs);
  const patienceMs = Math.min(LONGEST_PATIENCE_MS, timeMs * PATIENCE);
  request.onProgress({ pagesDone: 0, pagesTotal: 0, phase: 'discovering' });
  const session = tools.safeFetch.open();
  const releases: (() => void)[] = [];
  try {
    const onPace = (release: () => void) => releases.push(release);
    const site = await openSite({ session, pool: tools.pool, paces, onPace }, request);
    if (request.skipCrawling) return await readHomeAlone(tools.pool, site, request);
    const markdown = request.markdown === true;
    return await readSite({ tools, session, client, site, patienceMs, markdown }, request, timeUp);
  } finally {
    for (const release of releases) release();
    await session.close();
  }
}

export interface FirecrawlParts {
  tools: CrawlTools;
  client: FirecrawlClient;
  paces: HostPaces;
  /** Reads what the service does not. */
  ownCrawler: CrawlSite;
}

/**
 * The crawler that lets a Firecrawl service fetch the pages. We find them ourselves: robots.txt, sitemaps and
 * the links of fetched pages, by the same rules as our own crawler. If the service fails, our own crawler
 * continues where it stopped, and a note says why.
 */
export function crawlFirecrawl(parts: FirecrawlParts): CrawlSite {
  const { tools, ownCrawler } = parts;
  return async (request) => {
    request.signal.throwIfAborted();
    const began = tools.now();
    const read: CrawledPage[] = [];
    const onPage = async (page: CrawledPage) => {
      read.push(page);
      await request.onPage(page);
    };
    try {
      return await crawlByService(parts, { ...request, onPage });
    } catch (error) {
      request.signal.throwIfAborted();
      if (!(error instanceof BatchFailed)) throw error;
      const left = (request.timeLimitMs ?? TIME_LIMIT_MS) - (tools.now() - began);
      const known = [...request.known, ...read];
      const site = await ownCrawler({ ...request, known, timeLimitMs: Math.max(left, SHORTEST_REST_MS) });
      return { ...site, notes: [fallbackNote(error, known.length), ...site.notes] };
    }
  };
}
