import { collapse } from '../../page/page-text.ts';
import { TIME_TEXT, WEEKDAY_TEXT } from '../../page/stated/stated-patterns.ts';
import type { CrawledPage, PageKind } from '../crawled-site.ts';

/** Days with their hours on lines of their own; fewer may be the date of an event. */
const LEAST_DAYS = 3;
const LONGEST_LINE = 60;

/** "/store" may be where things are sold, and where people go: its first text says which. */
const KINDS = new Set<PageKind>(['other', 'product']);

/** Whether a page begins with the opening hours of a week and has a telephone number, as a page of contact does. */
function saysHowToVisit({ kind, sections, business }: CrawledPage): boolean {
  if (!KINDS.has(kind) || !business || business.phones.length === 0) return false;
  const lines = sections.find(({ text }) => text !== '')?.text.split(/\n+/) ?? [];
  const days = lines
    .map(collapse)
    .filter((line) => line.length <= LONGEST_LINE && line.search(WEEKDAY_TEXT) === 0 && TIME_TEXT.test(line));
  return days.length >= LEAST_DAYS;
}

/**
 * On a site whose addresses name no page of contact, the one page that tells when it is open and how to call is it. Several
 * are those of its branches.
 */
export function withContactPage(pages: readonly CrawledPage[]): CrawledPage[] {
  const telling = pages.some(({ kind }) => kind === 'contact') ? [] : pages.filter(saysHowToVisit);
  return pages.map((page) =>
    telling.length === 1 && page === telling[0] ? { ...page, kind: 'contact' } : page,
  );
}
