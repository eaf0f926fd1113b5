import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { pageKey } from './page-key.ts';

/** A folder of one version: `/docs/v1.2/`, `/latest/`, `/1.x/`. */
const VERSION =
  /\/(dev|devel|next|latest|stable|current|main|master|nightly|canary|preview|beta|old|v?\d+(?:\.(?:\d+|x))+|v\d+)(?=\/)/i;

interface Place {
  /** The folder above the version's, and the version as in the address. */
  above: string;
  version: string;
  /** The version's own folder. */
  folder: string;
  /** The address without the version. */
  without: string;
}

function placeOf(url: string): Place | null {
  const { origin, pathname, search } = new URL(url);
  const found = VERSION.exec(pathname);
  if (!found) return null;
  const above = origin + pathname.slice(0, found.index);
  const rest = pathname.slice(found.index + found[0].length);
  return { above, version: found[1] ?? '', folder: above + found[0], without: above + rest + search };
}

/** A version's number as parts; "latest" is above all numbers, unreleased versions are below. */
function rankOf(version: string): number[] {
  if (/^(?:latest|stable|current)$/i.test(version)) return [Number.POSITIVE_INFINITY];
  if (!/\d/.test(version)) return [-1];
  return version
    .replace(/^v/i, '')
    .split('.')
    .map((part) => (/^x$/i.test(part) ? 0 : Number(part)));
}

function isOlder(one: string, other: string): boolean {
  const [mine, theirs] = [rankOf(one), rankOf(other)];
  const at = mine.findIndex((part, index) => part !== (theirs[index] ?? 0));
  return at === -1 ? mine.length < theirs.length : (mine[at] ?? 0) < (theirs[at] ?? 0);
}

/** With fewer pages, equal names elsewhere may be chance. */
const LEAST_COPIES = 3;
const MOSTLY = 0.5;

/** The version folder of an address; null if there is none. */
export const versionFolder = (url: string): string | null => placeOf(url)?.folder ?? null;

/**
 * The version folders to which nobody should be sent: most of their pages also exist without a version, or in
 * the folder of a newer version beside it.
 */
export function copiedFolders(pages: readonly Pick<CrawledPage, 'url'>[]): Set<string> {
  const keys = new Set(pages.map(({ url }) => pageKey(url)));
  const places = pages.flatMap(({ url }) => placeOf(url) ?? []);
  /** The versions in which a page exists, by its address without one. */
  const versions = new Map<string, Set<string>>();
  for (const { above, version, without } of places) {
    const key = `${above} ${pageKey(without)}`;
    versions.set(key, (versions.get(key) ?? new Set()).add(version));
  }
  const folders = new Map<string, { all: number; copies: number }>();
  for (const { above, version, folder, without } of places) {
    const others = [...(versions.get(`${above} ${pageKey(without)}`) ?? [])];
    const count = folders.get(folder) ?? { all: 0, copies: 0 };
    count.all += 1;
    if (keys.has(pageKey(without)) || others.some((other) => isOlder(version, other))) count.copies += 1;
    folders.set(folder, count);
  }
  const isCopied = ({ all, copies }: { all: number; copies: number }) =>
    copies >= LEAST_COPIES && copies > all * MOSTLY;
  return new Set([...folders].filter(([, count]) => isCopied(count)).map(([folder]) => folder));
}
