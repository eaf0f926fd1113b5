import { writtenDates } from './written-dates.ts';

const ISO =
  /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const LONGEST = 100;
/** "Wednesday, " */
const MOST_BEFORE = 12;

function dayOf(year: string, month: string, day: string): string | null {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // 31 February would become a day in March: it is not a date.
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return real ? `${year}-${month}-${day}` : null;
}

/**
 * Reads a date as written in a page, also in words.
 *
 * @param language of the page: it decides the order of 3/5/2026.
 * @returns `YYYY-MM-DD`, or a full ISO time with the page's own offset if it gives one, so that the first ten
 *   characters are always the day that the page names; null when unreadable.
 */
export function isoDate(raw: string, language = ''): string | null {
  const text = raw.trim();
  const iso = ISO.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '01', clock, offset] = iso;
    const written = dayOf(year, month, day);
    if (!clock || !offset || !written) return written;
    const zone = offset.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
    const moment = `${written}T${clock.replace(',', '.')}${zone}`;
    return Number.isNaN(Date.parse(moment)) ? written : moment;
  }
  const compact = COMPACT.exec(text);
  if (compact) return dayOf(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const [written] = writtenDates(text.slice(0, LONGEST), language);
  // A date and at most its weekday: a sentence with a date in it does not count.
  return written && written.from <= MOST_BEFORE ? written.iso : null;
}
