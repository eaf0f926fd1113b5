import { AppError } from '../../../http/app-error.ts';
import type {
  FetchedResource,
  FetchFailureKind,
  FetchSession,
} from '../../../infra/safe-fetch/fetch-result.ts';
import { type CollectedSitemaps, collectSitemaps } from '../../../sitemap/collect-sitemaps.ts';
import { LARGEST_SITEMAP } from '../../../sitemap/sitemap-file.ts';
import type { CrawlReaders } from '../crawl-parts.ts';
import type { CrawledSite } from '../crawled-site.ts';
import type { CrawlRules } from './crawl-rules.ts';
import { ACCEPT, PAGE_BYTES } from './fetch-page.ts';
import type { HostPace, HostPaces } from './host-pace.ts';
import { type SiteRobots, siteRobots } from './site-robots.ts';

const MOST_HOPS = 5;
const SITEMAP_LIMITS = { files: 50, urls: 10_000, bytes: 40 * 1024 * 1024 };
const LONGEST_WALK_MS = 60_000;

/** A site whose home page, rules and sitemaps are known. */
export interface OpenedSite {
  /** Origin with a slash. */
  origin: string;
  /** Where its home page is. */
  home: string;
  /** What it answered; null when it was not asked, because it is known or forbidden. */
  homeAnswer: FetchedResource | null;
  /** Addresses outside this path are other sites on the same host. */
  scope: string;
  rules: CrawlRules;
  robots: CrawledSite['robots'];
  sitemaps: CollectedSitemaps;
  pace: HostPace;
  notes: string[];
}

export interface SiteDoor {
  session: FetchSession;
  pool: CrawlReaders;
  paces: HostPaces;
  /** Told of each host's pace that was taken, to be given back at the end. */
  onPace(release: () => void): void;
}

/** The home page of an interrupted run. */
export interface KnownHome {
  url: string;
  scope: string;
}

/** Why a site cannot be read at all, as the caller is told. */
export function unreachable(kind: FetchFailureKind, text?: string): AppError {
  if (kind === 'refused') return new AppError('target_refused');
  if (kind === 'timeout') return new AppError('target_timeout');
  return new AppError(
    'target_unreachable',
    text === undefined ? {} : { text: `The website could not be reached. ${text}` },
  );
}

interface FoundHome {
  url: string;
  robots: SiteRobots;
  pace: HostPace;
  answer: FetchedResource | null;
  failure: { kind: FetchFailureKind; text: string } | null;
}

/** Follows the home page's redirects host by host, asking each host's robots.txt before its page. */
async function findHome(
  door: SiteDoor,
  start: string,
  known: boolean,
  signal: AbortSignal,
): Promise<FoundHome> {
  let url = start;
  for (let hop = 0; ; hop += 1) {
    const { origin, host } = new URL(url);
    const { pace, release } = door.paces.take(host);
    door.onPace(release);
    await pace.turn(signal);
    const robots = await siteRobots(door.session, door.pool, origin, signal);
    if (robots.failure)
      return { url, robots, pace, answer: null, failure: { kind: robots.failure, text: '' } };
    if (robots.rules.crawlDelay > 0) pace.setCrawlDelay(robots.rules.crawlDelay);
    if (known || !robots.rules.allows(url)) return { url, robots, pace, answer: null, failure: null };
    let elsewhere: string | null = null;
    await pace.turn(signal);
    const answer = await door.session.fetch({
      url,
      maxBytes: PAGE_BYTES,
      atLimit: 'cut',
      accept: ACCEPT,
      mayFollow: (to) => {
        // What is no web address at all is refused on the way.
        if (new URL(to).origin === origin || !/^https?:/.test(to)) return true;
        elsewhere = to;
        return false;
      },
      signal,
    });
    signal.throwIfAborted();
    if (elsewhere !== null && hop < MOST_HOPS) {
      url = elsewhere;
      continue;
    }
    return answer.ok
      ? { url: answer.url, robots, pace, answer, failure: null }
      : { url, robots, pace, answer: null, failure: answer };
  }
}

const isFine = ({ answer, failure }: FoundHome) =>
  failure === null && (answer === null || (answer.status >= 200 && answer.status < 300));

/** The folder of an address: /docs/ of /docs/index.html. */
const folderOf = (url: string) => new URL('.', url).pathname;

/**
 * Finds where a site begins and what it says to crawlers: home page after redirects, robots.txt, sitemaps.
 *
 * @param address any address of the site; where its host has no home page, that address is the home.
 * @param known the home page as an interrupted run has read it: it is not asked for again.
 * @throws AppError when not even the home page can be had.
 */
export async function openSite(
  door: SiteDoor,
  address: string,
  known: KnownHome | null,
  signal: AbortSignal,
): Promise<OpenedSite> {
  const root = known?.url ?? new URL('/', address).href;
  let found = await findHome(door, root, known !== null, signal);
  let scope = known?.scope ?? '/';
  const typed = new URL(address);
  const leftTheHost = new URL(found.url).host.replace(/^www\./, '') !== typed.host.replace(/^www\./, '');
  if (!known && typed.pathname !== '/' && (!isFine(found) || leftTheHost) && found.robots.failure === null) {
    const own = await findHome(door, address, false, signal);
    if (isFine(own)) {
      found = own;
      scope = folderOf(own.url);
    }
  }
  const { robots, pace, failure, answer } = found;
  if (failure) throw unreachable(failure.kind, failure.text || undefined);
  if (answer !== null && !isFine(found))
    throw new AppError('target_http_error', { text: `The website answered with status ${answer.status}.` });
  const origin = `${new URL(found.url).origin}/`;
  const walking = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WALK_MS)]);
  const sitemaps = await collectSitemaps({
    siteUrl: found.url,
    declared: (robots.file?.parsed.sitemaps ?? []).slice(0, 100).flatMap(({ url }) => {
      const resolved = URL.parse(url, origin);
      return resolved && /^https?:$/.test(resolved.protocol) ? [resolved.href] : [];
    }),
    limits: SITEMAP_LIMITS,
    signal: walking,
    fetch: async (url) => {
      await pace.turn(walking).catch(() => undefined);
      return door.session.fetch({
        url,
        maxBytes: LARGEST_SITEMAP,
        atLimit: 'cut',
        accept: 'application/xml, text/xml, text/plain, */*;q=0.5',
        signal: walking,
      });
    },
    read: (input) => door.pool.run('sitemap', input, { signal: walking }),
  });
  signal.throwIfAborted();
  return {
    origin,
    home: found.url,
    homeAnswer: answer,
    scope,
    rules: robots.rules,
    robots: robots.file,
    sitemaps,
    pace,
    notes: robots.note === null ? [] : [robots.note],
  };
}
