import type { CrawledSite } from '../../crawl/crawled-site.ts';

/** Paths without content: closing them removes nothing. */
const NOTHING_THERE = new Set(['login', 'unreachable']);

const bareHost = (url: string) => URL.parse(url)?.host.replace(/^www\./, '') ?? '';

/**
 * The addresses at which the site is known to have something: its pages, what its sitemaps list, the targets
 * of its menu and links. Home page first.
 */
export function knownUrls(site: CrawledSite): string[] {
  const host = bareHost(site.origin);
  const nothing = new Set(
    site.skipped.filter(({ because }) => NOTHING_THERE.has(because)).map(({ url }) => url),
  );
  const linked = [
    ...site.pages.flatMap((page) => [
      ...page.navigation.map(({ url }) => url),
      ...(page.resume?.found ?? []),
    ]),
    ...site.skipped.map(({ url }) => url),
  ].filter((url) => !nothing.has(url));
  const all = [site.home ?? site.origin, ...site.pages.map(({ url }) => url), ...site.sitemapUrls, ...linked];
  const known = new Map<string, string>();
  for (const url of all) {
    const parsed = URL.parse(url);
    if (!parsed || parsed.host.replace(/^www\./, '') !== host) continue;
    // Sitemaps may still list the address before the site moved: the rules apply to the current host.
    const path = parsed.pathname + parsed.search;
    if (!known.has(path)) known.set(path, new URL(path, site.origin).href);
  }
  return [...known.values()];
}
