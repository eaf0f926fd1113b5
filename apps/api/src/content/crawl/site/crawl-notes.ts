import type { CrawledPage, SkippedPage } from '../crawled-site.ts';
import { type CrawlLimits, MOST_PAGES } from './crawl-limits.ts';
import type { OpenedSite } from './opened-site.ts';

export interface Reading {
  site: OpenedSite;
  pages: readonly CrawledPage[];
  /** Addresses that were met and not asked for. */
  left: readonly string[];
  skipped: SkippedPage[];
  limits: CrawlLimits;
  timeUp: boolean;
}

const REASONS: readonly (readonly [SkippedPage['because'], string])[] = [
  ['robots', 'robots.txt keeps our reader (VisibleAI) out of'],
  ['noindex', 'noindex keeps search and answer engines out of'],
  ['login', 'A sign-in stands before'],
  ['unreachable', 'No answer, or an error, came from'],
];
const MOST_LISTED = 500;

const count = (number: number) => (number === 1 ? '1 page' : `${number} pages`);

/** What the owner should know about how his site was read. Lists what a limit left out among the skipped. */
export function crawlNotes({ site, pages, left, skipped, limits, timeUp }: Reading): string[] {
  const notes: string[] = [];
  for (const url of left.slice(0, MOST_LISTED)) skipped.push({ url, because: 'limit' });
  const whole = pages.length + left.length;
  if (timeUp)
    notes.push(
      `Reading the site took longer than ${Math.round(limits.timeMs / 60_000)} minutes: ${count(pages.length)} of at least ${whole} were read in that time.`,
    );
  else if (left.length > 0)
    notes.push(
      limits.pages === MOST_PAGES
        ? `The site has at least ${count(whole)}; the first ${pages.length} were read, which is the most we read of one site.`
        : `The site has at least ${count(whole)}; the first ${pages.length} were read.`,
    );
  for (const [reason, words] of REASONS) {
    const urls = skipped.filter(({ because }) => because === reason);
    if (urls.length > 0) notes.push(`${words} ${count(urls.length)}, e.g. ${urls[0]?.url}`);
  }
  const empty = pages.filter(({ words }) => words < 20).length;
  if (empty > pages.length / 2 && pages.length > 0)
    notes.push(
      'Most pages have hardly any text without JavaScript: answer engines see as little of them as we do.',
    );
  if (pages.length === 0 && site.notes.length === 0 && notes.length === 0)
    notes.push('No page of the site could be read.');
  return notes;
}
