import type { CrawledSite } from '../../crawl/crawled-site.ts';

/** There is nothing to be found at these: closing them takes nothing away. */
const NOTHING_THERE = new Set(['login', 'unreachable']);

const bareHost = (url: string) => URL.parse(url)?.host.replace(/^www\./, '') ?? '';

/**
 * The addresses at which the site is known to have something: its pages, what its sitemaps list, where its menu and its
 * links lead. Home page first.
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
    // Sitemaps may still list the address before the site moved: the rules are those of the host as it is now.
    const path = parsed.pathname + parsed.search;
    if (!known.has(path)) known.set(path, new URL(path, site.origin).href);
  }
  return [...known.values()];
}
