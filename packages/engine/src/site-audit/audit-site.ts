import { createHash } from 'node:crypto';
import type { Gatherers } from '../audit/inspect-site.ts';
import type { CrawlReaders } from '../crawl/site/crawl-parts.ts';
import type { HostPaces } from '../crawl/site/host-paces.ts';
import type { KnownHome } from '../crawl/site/known-home.ts';
import { openSite } from '../crawl/site/open-site.ts';
import type { OpenedSite } from '../crawl/site/opened-site.ts';
import type { SafeFetch } from '../safe-fetch/fetch-result.ts';
import { listedAddresses, readSite, type SiteReading } from './reading/read-site.ts';
import { choosePages, samplePages } from './reading/sample-pages.ts';
import type { AuditSiteOptions, SiteProgress } from './reading/site-options.ts';
import type { SiteRobotsFile } from './reading/site-robots-evidence.ts';
import type { SiteReaders } from './reading/site-tasks.ts';
import type { SiteToJudge } from './scoring/judge-site.ts';
import type { JudgedSite, SiteAudit } from './site-audit.ts';
import { groupTemplates } from './templates/group-templates.ts';

export interface SiteAuditTools {
  safeFetch: SafeFetch;
  pool: SiteReaders & CrawlReaders;
  paces: HostPaces;
  gather: Pick<Gatherers, 'probes' | 'pagespeed'>;
  /** `judgeSite`, outside the event loop. */
  judge(site: SiteToJudge, signal: AbortSignal): Promise<JudgedSite>;
  /** Announces that a site will soon be judged: its thread takes a third of a second to start. */
  prepare(): void;
}

/** Audits a site; see `Engine`. */
export type AuditSite = (url: string, options: AuditSiteOptions, signal: AbortSignal) => Promise<SiteAudit>;

const TIME_LIMIT_MS = 30 * 60_000;
/** Pages left to read when the judging is prepared: some hundred milliseconds at full speed. */
const LAST_PAGES = 40;

/** Where an interrupted run found that the site begins. */
function homeOf({ resume = [] }: AuditSiteOptions): KnownHome | null {
  for (const row of resume) if (row.scope !== undefined) return { url: row.url, scope: row.scope };
  return null;
}

/** Shows whether the rules have changed between two audits, without storing the file. */
function robotsFingerprint({ text, state }: SiteRobotsFile): string | null {
  if (text !== null) return createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return state === 'server-error' || state === 'unreachable' ? null : 'none';
}

const count = (number: number) => (number === 1 ? '1 page' : `${number} pages`);

/** What the owner should know about how the site was read. */
function readingNotes(
  { rows, closed, left, silent }: SiteReading,
  { cut, timeUp }: { cut: boolean; timeUp: boolean },
): string[] {
  const read = rows.filter(({ kind }) => kind === 'page').length;
  const unread = rows.filter(({ kind }) => kind === 'unread').length;
  const notes: string[] = [];
  if (silent)
    notes.push(
      `The site stopped answering: ${count(read)} could be read before that. Try again later for the rest.`,
    );
  else if (timeUp) notes.push(`Reading the site took too long: ${count(read)} could be read in that time.`);
  else if (cut) notes.push(`The audit was ended early: ${count(read)} had been read by then.`);
  else if (left.length > 0)
    notes.push(`The site has at least ${read + left.length} addresses; the first ${read} were read.`);
  if (unread > 0) notes.push(`${count(unread)} could not be checked: no answer, an error, or a sign-in.`);
  if (closed.length > 0)
    notes.push(`robots.txt keeps our reader (VisibleAI) out of ${count(closed.length)}, e.g. ${closed[0]}`);
  return notes;
}

function toJudge(
  site: OpenedSite,
  reading: SiteReading,
  partial: boolean,
): Omit<SiteToJudge, 'samples' | 'notes'> {
  const { rows, closed, left, home } = reading;
  const { sitemaps, origin } = site;
  const { cut, total, urls, files } = sitemaps;
  const isListWhole = !cut && total <= urls.length && files.every(({ state }) => state !== 'unknown');
  return {
    origin,
    home,
    rows,
    listed: listedAddresses(site),
    isListWhole,
    closed,
    left: left.length,
    isWhole: !partial && left.length === 0,
    partial,
  };
}

/**
 * Builds the audit of sites: a polite reading of every page, each judged in a worker thread when it arrives,
 * samples of what agents are served, and a judgement of the whole.
 */
export function createSiteAudit({
  safeFetch,
  pool,
  paces,
  gather,
  judge,
  prepare,
}: SiteAuditTools): AuditSite {
  return async (url, options, signal) => {
    signal.throwIfAborted();
    const timeLimitMs = options.timeLimitMs ?? TIME_LIMIT_MS;
    const timeUp = AbortSignal.timeout(timeLimitMs);
    const enough = options.enough ?? new AbortController().signal;
    const session = safeFetch.open();
    const releases: (() => void)[] = [];
    options.onProgress?.({ phase: 'reading', pagesDone: 0, pagesTotal: 0 });
    try {
      const door = { session, pool, paces, onPace: (release: () => void) => releases.push(release) };
      const opening = { url, signal, timeLimitMs, skipCrawling: false, known: [], asTyped: true };
      const site = await openSite(door, { ...opening, home: homeOf(options) });
      const robots = {
        url: site.robots?.url ?? new URL('/robots.txt', site.origin).href,
        text: site.robots?.text ?? null,
        state: site.robotsState,
        httpStatus: site.robotsStatus,
      };
      const ended = AbortSignal.any([signal, timeUp, enough]);
      const onProgress = (progress: SiteProgress) => {
        if (progress.pagesTotal - progress.pagesDone <= LAST_PAGES) prepare();
        options.onProgress?.(progress);
      };
      const asker = { session, pool, site, robots, signal: ended };
      const reading = await readSite(asker, { ...options, onProgress }, signal);
      signal.throwIfAborted();
      const partial = ended.aborted || reading.silent;
      const whole = toJudge(site, reading, partial);
      const pages = reading.rows.filter((row) => row.kind === 'page');
      options.onProgress?.({ phase: 'judging', pagesDone: pages.length, pagesTotal: pages.length });
      const sampled = partial ? [] : choosePages(pages, groupTemplates(pages, reading.home), reading.home);
      const samples = await samplePages({ gather, session, pace: site.pace, signal }, sampled, enough);
      const notes = [
        ...site.notes,
        ...readingNotes(reading, { cut: enough.aborted, timeUp: timeUp.aborted }),
      ];
      const judged = await judge({ ...whole, partial: partial || enough.aborted, samples, notes }, signal);
      return { ...judged, robotsTxt: robotsFingerprint(robots), robotsFile: robots.text };
    } finally {
      for (const release of releases) release();
      await session.close();
    }
  };
}
