import { setImmediate } from 'node:timers/promises';
import type { FetchOutcome } from '../safe-fetch/fetch-result.ts';
import type { TaskOutcome } from '../threads/foreign-bytes.ts';
import type { SitemapBytes, SitemapFile, SitemapKind } from './sitemap-file.ts';

export interface SitemapLimits {
  /** The most files fetched. */
  files: number;
  /** Page addresses returned; all are counted. */
  urls: number;
  /** The most bytes fetched. */
  bytes: number;
}

export interface CollectSitemaps {
  /** Any address of the site. */
  siteUrl: string;
  /** Absolute addresses from the `Sitemap:` lines of robots.txt, in order. */
  declared: string[];
  /** Addresses that a page names (`<link rel="sitemap">`); requested if the usual address has none. */
  linked?: () => Promise<readonly string[]>;
  /**
   * Request the other usual addresses together with the first if nothing is declared: for audits that a
   * person watches.
   */
  hurried?: boolean;
  limits: SitemapLimits;
  /** When it aborts, the result is what was found so far. */
  signal: AbortSignal;
  /** @param guess nothing says that the file exists: others may go first. */
  fetch(url: string, guess?: boolean): Promise<FetchOutcome>;
  read(input: SitemapBytes): Promise<TaskOutcome<SitemapFile>>;
}

export interface VisitedSitemap {
  url: string;
  kind: SitemapKind;
  urls: number;
  problem: string | null;
  /** `unknown`: whether there is a sitemap could not be determined. */
  state: 'read' | 'missing' | 'unknown';
}

export interface CollectedSitemaps {
  files: VisitedSitemap[];
  /** In order of discovery, without repetitions. */
  urls: string[];
  /** All page addresses of the site in these files; those beyond `limits.urls` are not compared across files. */
  total: number;
  /** Whether a limit stopped the walk early. */
  cut: boolean;
}

/** One file of the walk: what is shown of it, and its content. */
interface Visit {
  shown: VisitedSitemap;
  found: SitemapFile | null;
}

const AT_ONCE = 2;
/** Where common programs write theirs: Yoast and Rank Math, WordPress itself, Astro and Gatsby. */
const FURTHER = ['/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap-index.xml'];
/** Addresses compared at once. */
const AT_A_TIME = 500;
/** The site may have one but not show it to us, or not now. */
const UNTOLD_STATUS = new Set([401, 403, 408, 425, 429]);

function notRead(url: string, state: VisitedSitemap['state'], problem: string): Visit {
  return { shown: { url, kind: 'none', urls: 0, problem, state }, found: null };
}

async function visit(walk: CollectSitemaps, url: string, outcome: FetchOutcome): Promise<Visit> {
  if (!outcome.ok) return notRead(url, 'unknown', outcome.text);
  const { status } = outcome;
  if (status < 200 || status > 299) {
    const untold = status >= 500 || UNTOLD_STATUS.has(status);
    return notRead(url, untold ? 'unknown' : 'missing', `The server answered ${status}.`);
  }
  const read = await walk.read({
    bytes: outcome.body,
    url: outcome.url,
    contentType: outcome.headers['content-type'] ?? null,
    siteUrl: walk.siteUrl,
    keep: walk.limits.urls,
  });
  if (!read.ok) return notRead(url, 'unknown', read.text);
  const found = read.value;
  const cut = outcome.truncated ? 'Larger than 10 MB; read up to there.' : null;
  const problem = [cut, found.problem].filter((part) => part !== null).join(' ') || null;
  return { shown: { url, kind: found.kind, urls: found.total, problem, state: 'read' }, found };
}

/** The addresses still to visit: each once, up to the limit. */
function createQueue(limit: number, seen: Set<string>) {
  const urls: string[] = [];
  let taken = 0;
  let overflow = false;
  return {
    add(url: string): void {
      const href = URL.parse(url)?.href;
      if (!href || seen.has(href)) return;
      seen.add(href);
      if (urls.length < limit) urls.push(href);
      else overflow = true;
    },
    take(): { index: number; url: string } | null {
      const url = urls[taken];
      return url === undefined ? null : { index: taken++, url };
    },
    /** Whether something was left out. */
    isCut: () => overflow || taken < urls.length,
  };
}

/** Fetches files two at a time, each address once, until none is left or a limit is reached. */
async function walkFiles(walk: CollectSitemaps, start: string[], seen: Set<string>, guess = false) {
  const queue = createQueue(walk.limits.files, seen);
  const visits: Visit[] = [];
  const running = new Set<Promise<void>>();
  let bytes = 0;
  for (const url of start) queue.add(url);

  async function follow(index: number, url: string): Promise<void> {
    const outcome = await walk.fetch(url, guess && index < start.length);
    if (outcome.ok) {
      bytes += outcome.body.byteLength;
      seen.add(outcome.url);
    }
    const visited = await visit(walk, url, outcome);
    visits[index] = visited;
    for (const child of visited.found?.children ?? []) queue.add(child);
  }
  const atOnce = guess && walk.hurried ? start.length : AT_ONCE;
  const mayGoOn = () => running.size < atOnce && !walk.signal.aborted && bytes < walk.limits.bytes;
  for (;;) {
    for (let next = mayGoOn() ? queue.take() : null; next; next = mayGoOn() ? queue.take() : null) {
      const going = follow(next.index, next.url).finally(() => running.delete(going));
      running.add(going);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  return { visits: visits.filter(Boolean), cut: walk.signal.aborted || queue.isCut() };
}

type Walked = Awaited<ReturnType<typeof walkFiles>>;

const isFound = ({ visits }: Walked) => visits.some(({ shown }) => shown.kind !== 'none');

const together = (one: Walked, other: Walked): Walked => ({
  visits: [...one.visits, ...other.visits],
  cut: one.cut || other.cut,
});

/** Where common programs put theirs. A guessed address without a sitemap is not a finding. */
async function guess(walk: CollectSitemaps, seen: Set<string>): Promise<Walked> {
  const addresses = FURTHER.map((path) => new URL(path, walk.siteUrl).href);
  const walked = await walkFiles(walk, addresses, new Set(seen), true);
  return { ...walked, visits: walked.visits.filter(({ shown }) => shown.kind !== 'none') };
}

/** What a page names, or else what was guessed meanwhile. */
async function lookFurther(walk: CollectSitemaps, seen: Set<string>, guessed: Promise<Walked>) {
  const linked = (await walk.linked?.()) ?? [];
  const named = await walkFiles(walk, [...linked], seen);
  return isFound(named) ? named : together(named, await guessed);
}

/**
 * Finds a site's pages through its sitemaps: those that robots.txt declares, else (or if none of them can be
 * read) `/sitemap.xml`, else what a page names and what common programs write; it follows indexes, also
 * nested ones, each file once. Never throws because of what a site does.
 */
export async function collectSitemaps(walk: CollectSitemaps): Promise<CollectedSitemaps> {
  const seen = new Set<string>();
  const usual = new URL('/sitemap.xml', walk.siteUrl).href;
  const named = walk.declared.length > 0;
  // Requested beside the usual address, so that the search costs no extra time. Not if robots.txt names one.
  const guessed = !named && walk.hurried ? guess(walk, seen) : null;
  let walked = await walkFiles(walk, named ? walk.declared : [usual], seen);
  if (!seen.has(usual) && !isFound(walked)) walked = together(walked, await walkFiles(walk, [usual], seen));
  if (!isFound(walked) && !walk.signal.aborted) {
    const further = await lookFurther(walk, seen, guessed ?? guess(walk, seen));
    const kept = walked.visits.filter(({ shown }) => !isFound(further) || walk.declared.includes(shown.url));
    // A missing file at the usual address is only a fault if nothing else was found, or robots.txt names it.
    walked = together({ ...walked, visits: kept }, further);
  }
  const { visits, cut } = walked;
  const urls = new Map<string, string>();
  let repeated = 0;
  for (const { found } of visits) {
    for (const [at, url] of (found?.urls ?? []).entries()) {
      const key = new URL(url).href;
      if (urls.has(key)) repeated += 1;
      else urls.set(key, url);
      // Fifty files of ten thousand addresses at once would block everything else for seconds.
      if (at % AT_A_TIME === AT_A_TIME - 1) await setImmediate();
    }
  }
  const counted = visits.reduce((sum, { found }) => sum + (found?.total ?? 0), 0);
  return {
    files: visits.map(({ shown }) => shown),
    urls: [...urls.values()].slice(0, walk.limits.urls),
    total: counted - repeated,
    cut,
  };
}
