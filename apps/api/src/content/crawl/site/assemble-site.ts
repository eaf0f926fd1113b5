import type { CrawledPage, CrawledSite, SkippedPage } from '../crawled-site.ts';
import type { OpenedSite } from './open-site.ts';
import { isTelling, titleParts, withoutName } from './page-title.ts';
import { addressKey, siteAddress } from './site-address.ts';

/** Where the site's own name is not told, the end that so many titles share is it. */
const SHARED_BY = 0.6;
const LEAST_PAGES = 3;

export interface ReadSite {
  site: OpenedSite;
  pages: CrawledPage[];
  skipped: SkippedPage[];
  notes: string[];
}

/** The first or last part that most titles have in common. */
function sharedName(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const parts = titleParts(title);
    if (parts.length < 2) continue;
    for (const part of new Set([parts[0] ?? '', parts.at(-1) ?? '']))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let best = '';
  for (const [part, count] of counts) if (count > (counts.get(best) ?? 0)) best = part;
  const enough = (counts.get(best) ?? 0) >= Math.max(LEAST_PAGES, titles.length * SHARED_BY);
  return enough ? best : '';
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The part of the home page's title that is the host's name in words: "Acme Tools" on acme-tools.example. */
function namedLikeHost(title: string, origin: string): string {
  const labels = new URL(origin).hostname.split('.').map(plain);
  return titleParts(title).find((part) => plain(part).length > 2 && labels.includes(plain(part))) ?? '';
}

/** The site's name in its own words, else what its titles share, else its host. */
function siteName({ site, pages }: ReadSite): string {
  const home = pages.find(({ kind }) => kind === 'home');
  const told = home?.resume?.siteName || pages.find(({ resume }) => resume?.siteName)?.resume?.siteName;
  if (told) return told;
  const titles = pages.flatMap(({ resume }) => (resume?.document ? [resume.document] : []));
  const homeTitle = home?.resume?.document ?? '';
  const [last] = titleParts(homeTitle).slice(-1);
  const short =
    pages.length < LEAST_PAGES && last && last.split(/\s+/).length <= 4 && isTelling(last, []) ? last : '';
  const host = new URL(site.origin).host.replace(/^www\./, '');
  return sharedName(titles) || namedLikeHost(homeTitle, site.origin) || short || host;
}

/** The language most pages are in; the home page's where it has one. */
function languageOf(pages: readonly CrawledPage[]): string {
  const [home] = pages;
  if (home?.kind === 'home' && home.language) return home.language;
  const counts = new Map<string, number>();
  for (const { language } of pages) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))[0]?.[0] ?? '';
}

/** Home page, then the sitemap's order, then the rest by address: the same in every run. */
function inOrder(pages: readonly CrawledPage[], { origin, home, sitemaps }: OpenedSite): CrawledPage[] {
  const rank = new Map<string, number>([[addressKey(home), -1]]);
  for (const [at, listed] of sitemaps.urls.entries()) {
    const url = siteAddress(listed, origin);
    if (url && !rank.has(addressKey(url))) rank.set(addressKey(url), at);
  }
  const rankOf = ({ url, kind, resume }: CrawledPage) =>
    kind === 'home'
      ? -1
      : (rank.get(addressKey(url)) ??
        (resume && rank.get(addressKey(resume.asked))) ??
        Number.MAX_SAFE_INTEGER);
  return [...pages].sort(
    (one, other) => rankOf(one) - rankOf(other) || (one.url < other.url ? -1 : one.url > other.url ? 1 : 0),
  );
}

/** The whole site out of its pages: named, in order, titles without the name they share. */
export function assembleSite(read: ReadSite): CrawledSite {
  const { site, skipped, notes } = read;
  const name = siteName(read);
  const pages = inOrder(read.pages, site).map((page) => ({
    ...page,
    title: withoutName(page.title, [name]) || page.title,
  }));
  const [home] = pages;
  return {
    origin: site.origin,
    name,
    language: languageOf(pages),
    summary: home?.kind === 'home' ? home.description || home.excerpt : '',
    pages,
    skipped,
    robots: site.robots,
    sitemaps: site.sitemaps.files.filter(({ kind }) => kind !== 'none').map(({ url }) => url),
    sitemapUrls: site.sitemaps.urls,
    notes: [...site.notes, ...notes],
  };
}
