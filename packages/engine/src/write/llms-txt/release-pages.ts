import type { CrawledPage } from '../../crawl/crawled-site.ts';

/** A release at the end of an address: "/releaselog/3_39_4.html", "/whatsnew/3.9.html", "/release-15-2.html". */
const ADDRESS = /\/(?:[a-z]+[-_])?v?(\d+(?:[._-]\d+){1,3})(?:\.html?)?\/?$/i;
/** With fewer of them, the pages are about things that have such a number. */
const LEAST = 4;
/** Older ones are what the newest has no more; the page of all releases leads to them. */
const NEWEST = 10;

/** The numbers of the release that a page is about; null if its title has not the version of its address. */
function versionOf({ url, title }: CrawledPage): number[] | null {
  const version = ADDRESS.exec(new URL(url).pathname)?.[1]?.replace(/[_-]/g, '.');
  if (version === undefined) return null;
  const at = title.indexOf(version);
  const isWhole =
    at >= 0 && !/[\d.]/.test(title.charAt(at - 1)) && !/^\.?\d/.test(title.slice(at + version.length));
  return isWhole ? version.split('.').map(Number) : null;
}

/** What the pages of all releases have alike: their folder, and their titles but for numbers: "Release 1.2 on 2026-05-04". */
const seriesOf = ({ url, title }: CrawledPage) =>
  `${new URL('.', url.replace(/\/$/, '')).href} ${title.toLowerCase().replace(/[^\p{L}]/gu, '')}`;

/** The newer version first. */
function byVersion([, one]: [CrawledPage, number[]], [, other]: [CrawledPage, number[]]): number {
  const at = Array.from(one.length > other.length ? one : other).findIndex(
    (_, index) => (one[index] ?? -1) !== (other[index] ?? -1),
  );
  return at === -1 ? 0 : (other[at] ?? -1) - (one[at] ?? -1);
}

export interface ReleasePages {
  /** The pages that tell what is new in the newest releases, newest first. */
  newest: CrawledPage[];
  /** The same of older releases. */
  older: ReadonlySet<CrawledPage>;
}

/** The pages of a site of which each tells what one release changes. Who uses a program needs few of them. */
export function releasePages(pages: readonly CrawledPage[]): ReleasePages {
  const series = new Map<string, [CrawledPage, number[]][]>();
  for (const page of pages) {
    const version = page.kind === 'product' ? null : versionOf(page);
    if (version === null) continue;
    const key = seriesOf(page);
    series.set(key, [...(series.get(key) ?? []), [page, version]]);
  }
  const releases = [...series.values()]
    .filter(({ length }) => length >= LEAST)
    .map((all) => all.sort(byVersion));
  const pagesOf = (of: readonly [CrawledPage, number[]][]) => of.map(([page]) => page);
  return {
    newest: releases.flatMap((all) => pagesOf(all.slice(0, NEWEST))),
    older: new Set(releases.flatMap((all) => pagesOf(all.slice(NEWEST)))),
  };
}
