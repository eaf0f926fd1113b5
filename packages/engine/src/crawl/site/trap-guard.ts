import { asksForView } from '../../page/copy-address.ts';
import { isListAddress } from './is-list-address.ts';

const LONGEST = 1024;
const MOST_SEGMENTS = 12;
const MOST_PARAMETERS = 4;
/** Variants of one path that differ in their parameters, and of one calendar. */
const MOST_VARIANTS = 20;
const MOST_DATED = 24;
/** Pages of lists, for all lists of the site together. */
const MOST_LISTS = 500;
/** An address that ends with a month or a day: events of that time. */
const ENDS_WITH_DATE = /\/(?:19|20)\d{2}\/\d{1,2}(?:\/\d{1,2})?\/?$/;
const CALENDAR = /\b(?:calendar|kalender|calendrier|calendario|agenda|archive)s?\b/i;
const DATED =
  /(?:^|[/=_-])(?:19|20)\d{2}(?:[/=_-]\d{1,2}){1,2}(?:$|[/&?=_-])|[?&](?:date|day|month|year|week|jahr|monat|tag|mois|annee)=/i;

/**
 * A calendar for a month or a day: it shows content from elsewhere, and the next one is always one click
 * away.
 */
const CALENDAR_VIEW =
  /(?:^|[/=_-])(?:19|20)\d{2}(?:[/=_-]\d{1,2}){1,2}\/?$|[?&](?:date|day|month|year|week|jahr|monat|tag|mois|annee)=/i;

/** Whether an address shows a calendar for some date. */
export const isCalendarView = (address: string): boolean =>
  CALENDAR.test(address) && CALENDAR_VIEW.test(address);

/** Whether a part of the path repeats, as with relative links that lead ever deeper. */
function repeats(segments: readonly string[]): boolean {
  const times = new Map<string, number>();
  const pairs = new Set<string>();
  for (const [at, segment] of segments.entries()) {
    // The parts of a date or a version may be equal.
    if (/^\d+$/.test(segment)) continue;
    const count = (times.get(segment) ?? 0) + 1;
    const pair = `${segments[at - 1]}/${segment}`;
    if (count >= 3 || pairs.has(pair)) return true;
    times.set(segment, count);
    pairs.add(pair);
  }
  return false;
}

/**
 * Detects addresses that lead into endless sets of pages: ever longer paths, repeated parts, calendars, and
 * floods of parameters. It counts what it has passed, so call it once for each address.
 */
export function createTrapGuard(): (address: string) => boolean {
  const variants = new Map<string, number>();
  let dated = 0;
  let lists = 0;
  return (address) => {
    const { pathname, search, searchParams } = new URL(address);
    const segments = pathname.split('/').filter(Boolean);
    if (address.length > LONGEST || segments.length > MOST_SEGMENTS || repeats(segments)) return true;
    if (ENDS_WITH_DATE.test(pathname) || (CALENDAR.test(address) && DATED.test(address))) {
      dated += 1;
      if (dated > MOST_DATED) return true;
    }
    if (isListAddress(address)) {
      lists += 1;
      if (lists > MOST_LISTS) return true;
    }
    if (search === '') return false;
    if ([...searchParams.keys()].length > MOST_PARAMETERS || asksForView(search)) return true;
    const count = (variants.get(pathname) ?? 0) + 1;
    variants.set(pathname, count);
    return count > MOST_VARIANTS;
  };
}
