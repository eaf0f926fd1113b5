import { setImmediate } from 'node:timers/promises';
import type { Part, SitemapEvidence } from '../../audit/evidence.ts';
import { type Candidate, createFrontier } from '../../crawl/site/frontier.ts';
import type { OpenedSite } from '../../crawl/site/opened-site.ts';
import { readInOrder } from '../../crawl/site/read-in-order.ts';
import { siteAddress } from '../../crawl/site/site-address.ts';
import { isCalendarView } from '../../crawl/site/trap-guard.ts';
import { fullAddress } from '../row-address.ts';
import type { PageRow, SiteRow } from '../site-row.ts';
import { createTemplateGroups } from '../templates/group-templates.ts';
import { askStatus, isHarmless, MOST_ASKED } from './ask-status.ts';
import { type Answered, readAddress, readAnswered, type SiteAsker } from './read-address.ts';
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

/** The sitemap as the checks of the home page see it. */
function sitemapEvidence({ sitemaps }: OpenedSite): Part<SitemapEvidence> {
  const { files, urls, total, cut } = sitemaps;
  const unknown = files.find(({ state }) => state === 'unknown');
  if (unknown && files.every(({ kind }) => kind === 'none'))
    return {
      ok: false,
      problem: {
        kind: 'unavailable',
        text: `The sitemap could not be checked. ${unknown.problem ?? ''}`.trim(),
      },
    };
  const shown = files.map(({ url, kind, urls: count, problem }) => ({ url, kind, urls: count, problem }));
  const report = { total, truncated: cut || total > urls.length, files: shown };
  return { ok: true, value: { report, urls, texts: {} } };
}

function homeInput(site: OpenedSite) {
  const { llms, llmsStatus, home } = site;
  const url = llms?.url ?? new URL('/llms.txt', home).href;
  const known = llms !== null || llmsStatus !== null;
  return {
    sitemap: sitemapEvidence(site),
    llms: known ? { url, text: llms?.text ?? null, httpStatus: llms ? 200 : (llmsStatus ?? 404) } : null,
  };
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
  const { site, pool, signal: ended } = asker;
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
  const groups = createTemplateGroups(() => home);
  const fixed = new WeakMap<object, Set<string>>();
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

  /** Requests that were running when the reading ended have no answer. */
  const whenEnded = (error: unknown): null => {
    if (ended.aborted) return null;
    throw error;
  };
  const answer = async ({ url }: Candidate): Promise<Answered | null> => {
    const row = known.get(url);
    if (row) return { row, page: null, isSilent: false };
    const asHome = url === home ? homeInput(site) : null;
    const given = url === start ? homeAnswer : null;
    if (given) {
      homeAnswer = null;
      return readAnswered(asker, url, given, asHome).catch(whenEnded);
    }
    return readAddress(asker, url, asHome).catch(whenEnded);
  };

  /** The fixes of faults that no page of the same template has had before. */
  async function withFixes(row: PageRow, page: Answered['page']): Promise<PageRow> {
    const group = groups.add(row);
    const had = fixed.get(group) ?? new Set<string>();
    fixed.set(group, had);
    const wanted = row.findings.map(({ check }) => check).filter((check) => !had.has(check));
    for (const check of Object.keys(row.fixes)) had.add(check);
    if (!page || wanted.length === 0) return row;
    const outcome = await pool.run('fixSitePage', { page: page.input, checks: wanted }, { signal: ended });
    if (!outcome.ok) return row;
    for (const check of Object.keys(outcome.value)) had.add(check);
    return { ...row, fixes: outcome.value };
  }

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
      row = await withFixes(row, answered.page);
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
    await askRest(new Set(wanted));
  }

  /**
   * How the other addresses that the pages and the sitemap name answer: files, and pages beyond the limit.
   */
  async function askRest(wanted: Set<string>): Promise<void> {
    let room = Math.min(MOST_ASKED, most * 2);
    for (const url of wanted) {
      if (room === 0) return;
      if (rows.has(url) || !isHarmless(url) || !site.rules.allows(url)) continue;
      let row = known.get(url);
      if (!row && ended.aborted) continue;
      room -= 1;
      if (!row) {
        row = (await askStatus(asker, url).catch(whenEnded)) ?? undefined;
        signal.throwIfAborted();
        if (!row) continue;
        await onRow?.(row);
      }
      rows.set(url, row);
      // The loop also visits items that are added meanwhile.
      if (row.kind === 'moved' && row.to.startsWith(origin)) wanted.add(row.to);
    }
  }
  return { rows: [...rows.values()], closed: [...new Set(closed)], left, silent, home };
}
