import { addressKey } from '../../crawl/site/site-address.ts';
import { fullAddress } from '../row-address.ts';
import type { PageRow, RowLink, SiteRow } from '../site-row.ts';

/** A site as it was read: the input of its across-page checks and its score. JSON-safe. */
export interface ReadSite {
  /** Where it begins: with a slash at its end, and its home page. */
  origin: string;
  home: string;
  rows: SiteRow[];
  /** Addresses of the site that its sitemaps list; null if it has none, or none that can be read. */
  listed: string[] | null;
  /** The sitemaps were read to their end: pages that they do not list are missing. */
  isListWhole: boolean;
  /** Everything was read: no limit, timeout or silent host left anything out. */
  isWhole: boolean;
}

/** Why missing links cannot be determined; null if they can. */
export function whyLinksUnknown({ isWhole, pages }: SiteGraph): string | null {
  if (!isWhole) return 'Only a part of the site was read: the rest may have a link.';
  const cut = pages.find(({ row }) => row.isCut);
  return cut ? `${cut.url} is longer than what was read of it: the rest may have a link.` : null;
}

/** Where an address finally leads. */
export interface Fate {
  /** Redirects on the way; a loop never ends. */
  hops: number;
  /** All of them are temporary: the address should be kept (RFC 9110, section 15.4). */
  isForNow: boolean;
  isLoop: boolean;
  /** Null if it is unknown: it was not requested, gave no answer, or is on another site. */
  end: SiteRow | null;
  /** The last address on the way. */
  to: string;
}

export interface SitePage {
  row: PageRow;
  url: string;
  isHome: boolean;
  /** Clicks from the home page; null if no link leads to it. */
  clicks: number | null;
  /** How many other pages link to it. */
  linkedFrom: number;
  inSitemap: boolean;
  /** It may be indexed, and names no other page as canonical: it should be found. */
  isFindable: boolean;
}

export interface SiteGraph extends Omit<ReadSite, 'rows'> {
  /** Each page once, in the order of reading: other addresses of a page are not separate pages. */
  pages: SitePage[];
  /** The page at an address, which may be any of its addresses. */
  pageAt(url: string): SitePage | null;
  fate(url: string): Fate;
  linksOf(page: SitePage): { url: string; text: string }[];
}

/** Statuses of temporary redirects. */
const FOR_NOW = new Set([302, 303, 307]);
/** More redirects than any browser follows. */
const MOST_HOPS = 12;

/** Pages by all their addresses: an alias has the same text, and another spelling or a canonical link. */
function foldAliases(rows: readonly PageRow[], listed: ReadonlySet<string>): Map<string, PageRow> {
  const pages = new Map(rows.map((row) => [row.url, row]));
  const kept = new Map(pages);
  for (const row of rows) {
    const other = row.canonical === null ? undefined : pages.get(row.canonical);
    if (other && other !== row && other.textHash === row.textHash) kept.set(row.url, other);
  }
  const byKey = new Map<string, PageRow[]>();
  for (const row of rows) {
    const key = `${addressKey(row.url)} ${row.textHash}`;
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  for (const alike of byKey.values()) {
    const [first] = alike;
    const main = alike.find(({ url }) => listed.has(url)) ?? first;
    // A page that names another address as canonical has itself decided which is the page.
    if (main)
      for (const row of alike)
        if (kept.get(row.url) === row && kept.get(main.url) === main) kept.set(row.url, main);
  }
  // Two pages that name each other are two pages.
  for (const [url, row] of kept) if (kept.get(row.url) !== row) kept.set(url, pages.get(url) ?? row);
  return kept;
}

function fates(rows: readonly SiteRow[]) {
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  const known = new Map<string, Fate>();
  const follow = (url: string): Fate => {
    const seen = new Set([url]);
    let to = url;
    let isForNow = true;
    for (;;) {
      const row = byUrl.get(to) ?? null;
      const hops = seen.size - 1;
      if (row?.kind !== 'moved')
        return { hops, isForNow, isLoop: false, end: row?.kind === 'unread' ? null : row, to };
      isForNow = isForNow && FOR_NOW.has(row.status);
      if (seen.has(row.to) || hops >= MOST_HOPS)
        return { hops: hops + 1, isForNow, isLoop: true, end: null, to: row.to };
      to = row.to;
      seen.add(to);
    }
  };
  return (url: string): Fate => {
    const found = known.get(url) ?? follow(url);
    known.set(url, found);
    return found;
  };
}

/** Breadth first from the home page, over links as a reader follows them. */
function countClicks(site: Pick<SiteGraph, 'pageAt' | 'fate' | 'linksOf'>, home: SitePage): void {
  home.clicks = 0;
  const queue = [home];
  for (let page = queue.shift(); page; page = queue.shift()) {
    for (const { url } of site.linksOf(page)) {
      const target = site.pageAt(site.fate(url).to);
      if (!target || target.clicks !== null) continue;
      target.clicks = (page.clicks ?? 0) + 1;
      queue.push(target);
    }
  }
}

/** Builds the graph from the pages of a site, their links and the sitemap. Pure. */
export function siteGraph({ origin, home, rows, listed, isListWhole, isWhole }: ReadSite): SiteGraph {
  const inSitemap = new Set(listed ?? []);
  const kept = foldAliases(
    rows.filter((row) => row.kind === 'page'),
    inSitemap,
  );
  const nodes = new Map<PageRow, SitePage>();
  for (const row of new Set(kept.values()))
    nodes.set(row, {
      row,
      url: row.url,
      isHome: false,
      clicks: null,
      linkedFrom: 0,
      inSitemap: false,
      isFindable: false,
    });
  const pageAt = (url: string): SitePage | null => {
    const row = kept.get(url);
    return (row && nodes.get(row)) ?? null;
  };
  const fate = fates(rows);
  const links = new Map<SitePage, { url: string; text: string }[]>();
  // One string for all links to an address: each is looked up many times, and a string is hashed once.
  const written = new Map<string, string>();
  const inFull = ([address, text]: RowLink) => {
    let url = written.get(address);
    if (url === undefined) {
      url = fullAddress(address, origin);
      written.set(address, url);
    }
    return { url, text };
  };
  const pages = [...nodes.values()];
  for (const page of pages) links.set(page, page.row.links.map(inFull));
  const linksOf = (page: SitePage) => links.get(page) ?? [];
  for (const url of inSitemap) {
    const page = pageAt(url);
    if (page) page.inSitemap = true;
  }
  const start = pageAt(home) ?? pages[0];
  if (start) start.isHome = true;
  for (const page of pages) {
    const targets = new Set(linksOf(page).map(({ url }) => pageAt(fate(url).to)));
    for (const target of targets) if (target && target !== page) target.linkedFrom += 1;
    const { canonical, noindex, isNotFound } = page.row;
    const isOwn = canonical === null || canonical === page.url || pageAt(canonical) === page;
    page.isFindable = isOwn && !noindex && !isNotFound;
  }
  const site = { origin, home, listed, isListWhole, isWhole, pages, pageAt, fate, linksOf };
  if (start) countClicks(site, start);
  return site;
}
