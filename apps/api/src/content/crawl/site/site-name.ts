import type { CrawledPage } from '../crawled-site.ts';
import { isTelling, titleParts } from './page-title.ts';

/** Where the site's own name is not told, the end that so many titles share is it. */
const SHARED_BY = 0.6;
const LEAST_PAGES = 3;
const LONGEST_WORDS = 4;

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
export function siteName(pages: readonly CrawledPage[], origin: string): string {
  const home = pages.find(({ kind }) => kind === 'home');
  const told = home?.resume?.siteName || pages.find(({ resume }) => resume?.siteName)?.resume?.siteName;
  if (told) return told;
  const titles = pages.flatMap(({ resume }) => (resume?.titles.document ? [resume.titles.document] : []));
  const homeTitle = home?.resume?.titles.document ?? '';
  const parts = titleParts(homeTitle);
  const isShort = (part: string) => part.split(/\s+/).length <= LONGEST_WORDS && isTelling(part, []);
  // "Shop | Acme" or "Acme — tools for everybody": the name is the short end.
  const short = pages.length < LEAST_PAGES ? [parts.at(-1) ?? '', parts[0] ?? ''].find(isShort) : undefined;
  const host = new URL(origin).host.replace(/^www\./, '');
  return sharedName(titles) || namedLikeHost(homeTitle, origin) || short || host;
}
