import { looksLikeHtml } from '@visible-ai/shared/html/looks-like-html';
import type { FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { CrawledPage } from '../crawled-site.ts';
import { askAtPace } from './ask-at-pace.ts';
import type { HostPace } from './host-paces.ts';

/** The first lines show whether a file is a Markdown twin. */
const LOOKED_AT = 2048;
/** As many pages as an llms.txt lists. */
const MOST_PROBED = 500;
const SAMPLE = 3;
const AT_ONCE = 2;

type Pattern = (url: URL) => string | null;

const isFolder = ({ pathname }: URL) => pathname.endsWith('/');
const hasExtension = ({ pathname }: URL) => /\.html?$/i.test(pathname);

/** Where llmstxt.org and documentation generators put a page's Markdown. */
const PATTERNS: readonly Pattern[] = [
  (url) => (isFolder(url) ? `${url.pathname}index.html.md` : hasExtension(url) ? `${url.pathname}.md` : null),
  (url) =>
    isFolder(url)
      ? `${url.pathname}index.md`
      : hasExtension(url)
        ? url.pathname.replace(/\.html?$/i, '.md')
        : `${url.pathname}.md`,
  (url) => (isFolder(url) && url.pathname !== '/' ? url.pathname.replace(/\/$/, '.md') : null),
];

function twinAddress(pattern: Pattern, page: string): string | null {
  const url = new URL(page);
  if (url.search !== '') return null;
  const path = pattern(url);
  return path === null ? null : new URL(path, url).href;
}

export interface TwinDoor {
  session: FetchSession;
  pace: HostPace;
  allows(url: string): boolean;
  signal: AbortSignal;
}

/** Whether an address serves Markdown, not a page that says that nothing is there. */
async function isThere({ session, pace, allows, signal }: TwinDoor, url: string): Promise<boolean> {
  if (!allows(url) || signal.aborted) return false;
  const accept = 'text/markdown, text/plain;q=0.9';
  const wanted = { url, maxBytes: LOOKED_AT, atLimit: 'cut', accept, signal } as const;
  const answer = await askAtPace({ session, pace }, wanted, 0).catch(() => null);
  if (!answer?.ok || answer.status !== 200 || answer.url !== url) return false;
  const type = answer.headers['content-type'] ?? null;
  const text = new TextDecoder().decode(answer.body);
  return (
    /^text\/|octet-stream/i.test(type ?? 'text/plain') && text.trim() !== '' && !looksLikeHtml(type, text)
  );
}

/** The first pattern that works for one page and then for more; null if none does. */
async function holdingPattern(door: TwinDoor, pages: readonly string[]): Promise<Pattern | null> {
  // Pages from different parts of the site, because one of them may be special.
  const sample = Array.from(
    { length: SAMPLE },
    (_, at) => pages[Math.floor(((at + 0.5) / SAMPLE) * pages.length)],
  );
  const [first] = sample;
  if (first === undefined) return null;
  for (const pattern of PATTERNS) {
    const twin = twinAddress(pattern, first);
    if (twin === null || !(await isThere(door, twin))) continue;
    let held = 1;
    for (const page of new Set(sample.slice(1))) {
      const other = page === undefined || page === first ? null : twinAddress(pattern, page);
      if (other !== null && (await isThere(door, other))) held += 1;
    }
    if (held >= Math.min(2, pages.length)) return pattern;
  }
  return null;
}

/**
 * Finds Markdown twins that a site does not announce: it tries the usual places for one page, and tries other
 * pages only if that page has one. Uses the host's pace.
 *
 * @returns the pages, with the twins that were found.
 */
export async function findTwins(door: TwinDoor, pages: readonly CrawledPage[]): Promise<CrawledPage[]> {
  const announced = pages.filter(({ markdownUrl }) => markdownUrl !== null).length;
  const without = pages.filter(({ markdownUrl }) => markdownUrl === null).slice(0, MOST_PROBED);
  if (announced > 0 || without.length === 0) return [...pages];
  // The root's twin has other names.
  const plain = without.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  const pattern = await holdingPattern(door, plain.length > 0 ? plain : without.map(({ url }) => url));
  if (pattern === null) return [...pages];
  const twins = new Map<string, string>();
  const waiting = without.map(({ url }) => url);
  const probe = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const twin = twinAddress(pattern, url);
      if (twin !== null && (await isThere(door, twin))) twins.set(url, twin);
      // On a site whose pages are files, the start page is often the only folder.
      else if (new URL(url).pathname.endsWith('/')) {
        const index = new URL('index.md', url).href;
        if (index !== twin && (await isThere(door, index))) twins.set(url, index);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, probe));
  return pages.map((page) => ({ ...page, markdownUrl: page.markdownUrl ?? twins.get(page.url) ?? null }));
}
