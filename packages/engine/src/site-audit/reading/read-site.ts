import { setImmediate } from 'node:timers/promises';
import { type Candidate, createFrontier } from '../../crawl/site/frontier.ts';
import type { OpenedSite } from '../../crawl/site/opened-site.ts';
import { readInOrder } from '../../crawl/site/read-in-order.ts';
import { siteAddress } from '../../crawl/site/site-address.ts';
import { isCalendarView } from '../../crawl/site/trap-guard.ts';
import { fullAddress } from '../row-address.ts';
import type { PageRow, SiteRow } from '../site-row.ts';
import { askRest } from './ask-rest.ts';
import { createFirstFixes } from './first-fixes.ts';
import { homeInput } from './home-input.ts';
import { type Answered, nullWhenEnded, readAddress, readAnswered, type SiteAsker } from './read-address.ts';
import type { AuditSiteOptions } from './site-options.ts';

/** Pages in progress at once: two are fetched, the others are parsed or wait to be accepted. */
const AT_ONCE = 12;
/** After this many addresses in a row without an answer, the host counts as down and is left alone. */
const MOST_SILENT = 8;
const LISTED_AT_ONCE = 250;
/** The most addresses stored for status requests: several times as many as are requested. */
const MOST_NAMED = 20_000;

/** The result of reading a site. */
export interface SiteReading {
  rows: SiteRow[];
  /** Addresses of the site that our reader may not request. */
  closed: string[];
  /** Addresses that were found but not requested. */
  left: string[];
  /** The site stopped answering. */
  silent: boolean;
  /** The page on which it begins: after redirects. */
  home: string;
}

/** The site's addresses in its sitemaps; null if there are none. */
export function listedAddresses({ sitemaps, origin, scope }: OpenedSite): string[] | null {
  const found = new Set<string>();
  for (const written of sitemaps.urls) {
    const url = siteAddress(written, origin);
    if (url !== null && new URL(url).pathname.startsWith(scope)) found.add(url);
  }
  return found.size === 0 ? null : [...found];
}

/**
 * The addresses of the site that a page names: its links, its own address, its versions in other languages.
 */
function namedBy(page: PageRow, origin: string): string[] {
  const links = page.links.map(([address]) => fullAddress(address, origin));
  const others = [page.canonical ?? '', ...page.hreflang.map(([, address]) => address)];
  return [...links, ...others.filter((address) => address.startsWith(origin))];
}

/**
 * Reads a site: every address once, the home page first, then the pages that it links to, what the sitemap
 * lists, and so on, breadth first. Rows are accepted in the order of requests, so every run gives the same
 * rows in the same order.
 */
export async function readSite(
  asker: SiteAsker,
  options: AuditSiteOptions,
  signal: AbortSignal,
): Promise<SiteReading> {
  const { site, signal: ended } = asker;
  const { resume = [], onRow, onProgress, pages: most } = options;
  const { origin, scope } = site;
  /** In the form of all addresses of the site. */
  const start = siteAddress(site.home, origin) ?? site.home;
  let home = start;
  const known = new Map(resume.map((row) => [row.url, row]));
  const rows = new Map<string, SiteRow>();
  const closed: string[] = [];
  const traps = new Set<string>();
  const named = new Set<string>();
  const withFirstFixes = createFirstFixes(asker, () => home);
  const frontier = createFrontier({
    origin,
    scope,
    allows: site.rules.allows,
    skip: ({ url, because }) => {
      if (because === 'robots') closed.push(url);
      else if (because === 'trap') traps.add(url);
    },
    keyOf: (url) => url,
  });
  const unasked: Candidate[] = [];
  let pages = 0;
  let asked = 0;
  let silences = 0;
  let homeAnswer = site.homeAnswer;

  const answer = async ({ url }: Candidate): Promise<Answered | null> => {
    const row = known.get(url);
    if (row) return { row, page: null, isSilent: false };
    const asHome = url === home ? homeInput(site) : null;
    const given = url === start ? homeAnswer : null;
    if (given) {
      homeAnswer = null;
      return readAnswered(asker, url, given, asHome).catch(nullWhenEnded(ended));
    }
    return readAddress(asker, url, asHome).catch(nullWhenEnded(ended));
  };

  async function addListed(): Promise<void> {
    for (const [at, url] of site.sitemaps.urls.entries()) {
      frontier.add(url, 1, 'sitemap');
      // Ten thousand at once would block everything else.
      if (at % LISTED_AT_ONCE === LISTED_AT_ONCE - 1) await setImmediate();
    }
  }

  async function accept({ url, depth }: Candidate, answered: Answered | null): Promise<void> {
    signal.throwIfAborted();
    if (answered === null) return;
    silences = answered.isSilent ? silences + 1 : 0;
    const isNew = !known.has(url);
    let { row } = answered;
    if (row.kind === 'page') {
      row = await withFirstFixes(row, answered.page);
      pages += 1;
      for (const address of namedBy(row, origin)) {
        if (isCalendarView(address)) continue;
        if (named.size < MOST_NAMED) named.add(address);
        frontier.add(address, depth + 1, depth === 0 ? 'menu' : 'link');
      }
    } else if (row.kind === 'moved') {
      if (url === home) home = row.to;
      frontier.add(row.to, depth, 'link');
    }
    if (url === start) row = { ...row, scope };
    rows.set(url, row);
    if (isNew) await onRow?.(row);
    if (depth === 0) await addListed();
    const total = Math.max(pages, Math.min(most, frontier.size()));
    onProgress?.({ phase: 'reading', pagesDone: pages, pagesTotal: total });
  }

  frontier.add(home, 0, 'sitemap');
  if (!site.rules.allows(home)) await addListed();
  await readInOrder<Candidate, Answered | null>({
    atOnce: AT_ONCE,
    room: (running) => pages + running < most && asked < most * 2 + 100 && silences < MOST_SILENT,
    next() {
      for (let next = frontier.take(); next; next = frontier.take()) {
        // A run that continues another one accepts what that has read, even if it may request nothing more.
        if (ended.aborted && !known.has(next.url)) {
          unasked.push(next);
          continue;
        }
        asked += 1;
        return next;
      }
      return null;
    },
    start: answer,
    accept,
  });
  signal.throwIfAborted();
  const silent = silences >= MOST_SILENT;
  const left = [...unasked, ...frontier.left()].map(({ url }) => url);
  if (!silent) {
    const listed = new Set(listedAddresses(site) ?? []);
    const wanted = [...named, ...listed].filter(
      (url) => new URL(url).pathname.startsWith(scope) && !rows.has(url) && !traps.has(url),
    );
    await askRest(asker, { wanted: new Set(wanted), known, rows, options }, signal);
  }
  return { rows: [...rows.values()], closed: [...new Set(closed)], left, silent, home };
}
