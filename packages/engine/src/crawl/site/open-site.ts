import { parseUrl } from '@visible-ai/shared/network/parse-url';
import { signalWithin } from '../../deadline/signal-within.ts';
import { EngineError } from '../../engine-error.ts';
import type { FetchFailureKind, FetchOutcome } from '../../safe-fetch/fetch-result.ts';
import { type CollectedSitemaps, collectSitemaps } from '../../sitemap/collect-sitemaps.ts';
import { LARGEST_SITEMAP } from '../../sitemap/sitemap-file.ts';
import type { CrawlRequest } from '../crawled-site.ts';
import { askAtPace, OPENING_PATIENCE_MS } from './ask-at-pace.ts';
import { TIME_LIMIT_MS } from './crawl-limits.ts';
import { type FoundHome, findHome, isFine } from './find-home.ts';
import type { HostPace } from './host-paces.ts';
import { type KnownHome, knownHome } from './known-home.ts';
import type { OpenedSite } from './opened-site.ts';
import { ownersLlms } from './owners-llms.ts';
import type { SiteDoor } from './site-door.ts';

const SITEMAP_LIMITS = { files: 50, urls: 10_000, bytes: 40 * 1024 * 1024 };
const MOST_SITEMAP_NOTES = 3;
const LONGEST_WALK_MS = 60_000;
/** The share of the total crawl time for finding the home page, and for the sitemaps. */
const SHARE = 0.4;

/** The caller's error if a site cannot be read at all. */
function unreachable(kind: FetchFailureKind, text?: string): EngineError {
  if (kind === 'refused') return new EngineError('target_refused');
  if (kind === 'timeout') return new EngineError('target_timeout');
  return new EngineError(
    'target_unreachable',
    text === undefined ? {} : { text: `The website could not be reached. ${text}` },
  );
}

/** Never rejects: if time runs out before its turn, it counts as a cancelled fetch. */
async function fetchSitemap(
  { session }: SiteDoor,
  pace: HostPace,
  url: string,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const accept = 'application/xml, text/xml, text/plain, */*;q=0.5';
  const wanted = { url, maxBytes: LARGEST_SITEMAP, atLimit: 'cut', accept, signal } as const;
  // After an abort it returns without a request.
  return askAtPace({ session, pace }, wanted, OPENING_PATIENCE_MS).catch(() => session.fetch(wanted));
}

/** What is needed to open a site. */
export type OpenRequest = Pick<
  CrawlRequest,
  'url' | 'signal' | 'skipCrawling' | 'known' | 'timeLimitMs' | 'markdown'
> & {
  /** Where an interrupted run found that the site begins, if its pages do not show it. */
  home?: KnownHome | null;
  /** The site is what is under the address, not the whole host. */
  asTyped?: boolean;
};

/** Its sitemaps, as far as they arrive in time. */
function walkSitemaps(
  door: SiteDoor,
  { url: siteUrl, robots, pace, scope }: FoundHome & { scope: string },
  signal: AbortSignal,
): Promise<CollectedSitemaps> {
  return collectSitemaps({
    siteUrl,
    declared: robots.sitemaps.flatMap((url) => {
      const resolved = URL.parse(url, siteUrl);
      return resolved && /^https?:$/.test(resolved.protocol) ? [resolved.href] : [];
    }),
    // A site under a path of somebody else's host may have its sitemap there.
    linked: async () => (scope === '/' ? [] : [new URL(`${scope}sitemap.xml`, siteUrl).href]),
    limits: SITEMAP_LIMITS,
    signal,
    fetch: (url) => fetchSitemap(door, pace, url, signal),
    read: (input) => door.pool.run('sitemap', input, { signal }),
  });
}

/** Sitemaps that exist, or may exist, but could not be read: their pages may be missing. */
const sitemapNotes = ({ files }: CollectedSitemaps): string[] =>
  files
    .filter(({ kind, state }) => kind === 'none' && state === 'unknown')
    .slice(0, MOST_SITEMAP_NOTES)
    .map(({ url, problem }) => `The sitemap ${url} could not be read. ${problem ?? ''}`.trim());

/** Gets the home page; a site that takes too long counts as not answering in time. */
async function findHomeInTime(door: SiteDoor, request: OpenRequest, timeMs: number) {
  const signal = signalWithin(request.signal, Math.ceil(timeMs * SHARE));
  try {
    const known = request.home ?? knownHome(request);
    return await findHome(door, request, known, signal);
  } catch (error) {
    request.signal.throwIfAborted();
    if (signal.aborted) throw new EngineError('target_timeout', { cause: error });
    throw error;
  }
}

/**
 * Finds where a site begins and what it says to crawlers: home page after redirects, robots.txt, sitemaps.
 *
 * @param request its address is any of the site; if its host has no home page, that address is the home page.
 *   A home page that an interrupted run has read is not requested again.
 * @throws EngineError if not even the home page can be read.
 */
export async function openSite(door: SiteDoor, request: OpenRequest): Promise<OpenedSite> {
  if (!/^https?:/i.test(request.url) || !parseUrl(request.url)) throw new EngineError('target_refused');
  const timeMs = request.timeLimitMs ?? TIME_LIMIT_MS;
  const found = await findHomeInTime(door, request, timeMs);
  const { url: home, robots, pace, failure, answer, scope } = found;
  if (failure) throw unreachable(failure.kind, failure.text || undefined);
  if (answer !== null && !isFine(found))
    throw new EngineError('target_http_error', {
      text: `The website answered with status ${answer.status}.`,
    });
  const walkMs = Math.min(LONGEST_WALK_MS, Math.ceil(timeMs * SHARE));
  const walking = signalWithin(request.signal, walkMs);
  const sitemaps = await walkSitemaps(door, found, walking);
  request.signal.throwIfAborted();
  const fileDoor = { ...door, pace, allows: robots.rules.allows };
  // Not needed if only robots.txt is requested.
  const llms = request.skipCrawling
    ? { file: null, instead: null, httpStatus: null }
    : await ownersLlms(fileDoor, home, walking);
  const full = request.markdown ? await ownersLlms(fileDoor, home, walking, 'llms-full.txt') : null;
  request.signal.throwIfAborted();
  return {
    origin: `${new URL(home).origin}/`,
    home,
    homeAnswer: answer,
    scope,
    rules: robots.rules,
    robots: robots.file,
    robotsState: robots.state,
    robotsStatus: robots.httpStatus,
    llms: llms.file,
    llmsInstead: llms.instead,
    llmsStatus: llms.httpStatus,
    llmsFull: full?.file ?? null,
    sitemaps,
    pace,
    notes: [...(robots.note === null ? [] : [robots.note]), ...sitemapNotes(sitemaps)],
  };
}
