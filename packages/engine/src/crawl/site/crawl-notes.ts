import type { CrawledPage, PageKind, SkippedPage } from '../crawled-site.ts';
import { type CrawlLimits, MOST_PAGES } from './crawl-limits.ts';
import { LONGEST_CRAWL_DELAY } from './host-interval.ts';
import { isListAddress } from './is-list-address.ts';
import type { OpenedSite } from './opened-site.ts';

export interface Reading {
  site: OpenedSite;
  pages: readonly CrawledPage[];
  /** Addresses that were found but not requested. */
  left: readonly string[];
  skipped: SkippedPage[];
  limits: CrawlLimits;
  timeUp: boolean;
  /** The host stopped answering. */
  silent: boolean;
}

const REASONS: readonly (readonly [SkippedPage['because'], string])[] = [
  ['robots', 'robots.txt keeps our reader (VisibleAI) out of'],
  ['noindex', 'noindex keeps search and answer engines out of'],
  ['login', 'A sign-in is required for'],
  ['unreachable', 'No answer, or an error, came from'],
];
const MOST_LISTED = 500;
const LISTS = new Set<PageKind>(['listing', 'archive']);

const count = (number: number) => (number === 1 ? '1 page' : `${number} pages`);

const inWords = (ms: number) =>
  ms < 120_000 ? `${Math.round(ms / 1000)} seconds` : `${Math.round(ms / 60_000)} minutes`;

/** How much of the site was read, if not all of it. */
function extentNotes({ site, pages, left, skipped, limits, timeUp, silent }: Reading): string[] {
  // The sitemaps may list more than we store.
  const whole = Math.max(pages.length + left.length, left.length > 0 ? site.sitemaps.total : 0);
  const unanswered = skipped.filter(({ because }) => because === 'unreachable').length;
  if (silent)
    return [
      `The site stopped answering: ${count(pages.length)} of at least ${whole + unanswered} could be read before that. Try again later for the rest.`,
    ];
  if (timeUp)
    return [
      `Reading the site took longer than ${inWords(limits.timeMs)}: ${count(pages.length)} of at least ${whole} were read in that time.`,
    ];
  if (left.length === 0) return [];
  const most = limits.pages === MOST_PAGES ? ', which is the most we read of one site' : '';
  return [`The site has at least ${count(whole)}; the first ${pages.length} were read${most}.`];
}

/** Its crawl delay slows every crawler down, or is longer than any crawler accepts. */
function delayNotes({ site, timeUp }: Reading): string[] {
  const { crawlDelay } = site.rules;
  if (crawlDelay > LONGEST_CRAWL_DELAY)
    return [
      `robots.txt asks crawlers to wait ${crawlDelay} seconds between two pages; we waited ${LONGEST_CRAWL_DELAY}.`,
    ];
  return timeUp && crawlDelay > 1
    ? [`robots.txt asks crawlers to wait ${crawlDelay} seconds between two pages, and we did.`]
    : [];
}

/** Nothing but a form to sign in was seen. */
function wallNotes({ site, pages, skipped }: Reading): string[] {
  if (pages.length > 0 || !skipped.some(({ because }) => because === 'login')) return [];
  return [
    `Visitors of ${site.origin} see only a page to sign in, and engines have no account. Put a page there that everybody may read, with what you offer and a link to the sign-in, then try again.`,
  ];
}

/**
 * What the owner should know about how the site was read. Adds what a limit left out to the skipped pages.
 */
export function crawlNotes(reading: Reading): string[] {
  const { site, pages, left, skipped } = reading;
  for (const url of left.slice(0, MOST_LISTED)) skipped.push({ url, because: 'limit' });
  const notes = [...wallNotes(reading), ...extentNotes(reading), ...delayNotes(reading)];
  for (const [reason, words] of REASONS) {
    const urls = skipped.filter(({ because }) => because === reason);
    if (urls.length > 0) notes.push(`${words} ${count(urls.length)}, e.g. ${urls[0]?.url}`);
  }
  // A list of links has no text of its own.
  const texts = pages.filter(({ kind, url }) => !LISTS.has(kind) && !isListAddress(url));
  const read = texts.length > 0 ? texts : pages;
  const empty = read.filter(({ words }) => words < 20).length;
  if (empty > read.length / 2)
    notes.push(
      'Most pages have hardly any text in their HTML. If JavaScript adds more in the browser, answer engines do not see that.',
    );
  if (pages.length === 0 && site.notes.length === 0 && notes.length === 0)
    notes.push('No page of the site could be read.');
  return notes;
}
