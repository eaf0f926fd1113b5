import type { RobotsReport } from '@visible-ai/shared/analysis/schema';
import type { FetchFailureKind, FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { CrawledSite } from '../crawled-site.ts';
import { askAtPace, OPENING_PATIENCE_MS } from './ask-at-pace.ts';
import type { CrawlReaders } from './crawl-parts.ts';
import { type CrawlRules, crawlRules, everythingAllowed, nothingAllowed } from './crawl-rules.ts';
import type { HostPace } from './host-paces.ts';

/** RFC 9309 (2.5) requires at least 500 KiB to be read. */
const MOST_BYTES = 512 * 1024;

const TOO_COMPLEX = 'robots.txt is too large or too complex to be read, so the site was not.';

export interface SiteRobots {
  rules: CrawlRules;
  file: CrawledSite['robots'];
  /** What answered instead, and how. */
  state: RobotsReport['state'];
  httpStatus: number | null;
  /** The sitemaps it names, as written. */
  sitemaps: string[];
  /** For the owner; null if there is nothing to say. */
  note: string | null;
  /** Why the host did not answer at all, as a kind and a text. */
  failure: { kind: FetchFailureKind; text: string } | null;
}

/** Fetches robots.txt of an origin and reads what it means for us (RFC 9309, section 2.3.1). */
export async function siteRobots(
  { session, pool, pace }: { session: FetchSession; pool: CrawlReaders; pace: HostPace },
  origin: string,
  signal: AbortSignal,
): Promise<SiteRobots> {
  const url = new URL('/robots.txt', origin).href;
  const accept = 'text/plain, */*;q=0.5';
  const wanted = { url, maxBytes: MOST_BYTES, atLimit: 'cut', accept, signal } as const;
  const answer = await askAtPace({ session, pace }, wanted, OPENING_PATIENCE_MS);
  signal.throwIfAborted();
  const httpStatus = answer.ok ? answer.status : null;
  const nothing = { file: null, httpStatus, sitemaps: [], failure: null };
  const missing = { ...nothing, state: 'missing', rules: everythingAllowed, note: null } as const;
  if (!answer.ok) {
    if (answer.kind === 'redirects') return missing;
    const note = `robots.txt could not be read (${answer.text}), so the site was not: until it answers, crawlers must assume that everything is forbidden.`;
    const failure = { kind: answer.kind, text: answer.text };
    return { ...nothing, state: 'unreachable', rules: nothingAllowed, note, failure };
  }
  if (answer.status >= 500) {
    const note = `robots.txt answers ${answer.status}, so the site was not read: until it recovers, crawlers must assume that everything is forbidden.`;
    return { ...nothing, state: 'server-error', rules: nothingAllowed, note };
  }
  if (answer.status < 200 || answer.status > 299) return missing;
  const contentType = answer.headers['content-type'] ?? null;
  const read = await pool.run('robotsFile', { bytes: answer.body, contentType }, { signal });
  signal.throwIfAborted();
  if (!read.ok) {
    return { ...nothing, state: 'unreachable', rules: nothingAllowed, note: TOO_COMPLEX };
  }
  if (!read.value) return { ...missing, state: 'not-a-robots-file' };
  const { text, sitemaps, own } = read.value;
  const found = { ...nothing, state: 'found', file: { url, text }, sitemaps } as const;
  if (own === null) return { ...found, rules: nothingAllowed, note: TOO_COMPLEX };
  return { ...found, rules: crawlRules(own), note: null };
}
