const ISO =
  /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** "3 May 2026", "May 3rd, 2026", "Sun, 03 May 2026 10:00:00 GMT"; 3/5/2026 means two things and is left. */
const DAY_FIRST = new RegExp(`^(?:[a-z]{3,9},?\\s+)?${DAY}\\s+${MONTH},?\\s+(\\d{4})\\b`, 'i');
const MONTH_FIRST = new RegExp(`^(?:[a-z]{3,9},\\s+)?${MONTH}\\s+${DAY},?\\s+(\\d{4})\\b`, 'i');

function dayOf(year: string, month: string, day: string): string | null {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // 31 February rolls over to March: it is no date.
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return real ? `${year}-${month}-${day}` : null;
}

function inWords(year = '', month = '', day = ''): string | null {
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return dayOf(year, String(number).padStart(2, '0'), day.padStart(2, '0'));
}

/**
 * Reads a date as written in a page.
 *
 * @returns `YYYY-MM-DD`, or a full ISO time in UTC when the page gives an offset; null when unreadable.
 */
export function isoDate(raw: string): string | null {
  const text = raw.trim();
  const iso = ISO.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '01', offset] = iso;
    const written = dayOf(year, month, day);
    if (!offset || !written) return written;
    const time = new Date(text.replace(' ', 'T').replace(',', '.').replace(/\s+/g, ''));
    return Number.isNaN(time.getTime()) ? written : time.toISOString();
  }
  const compact = COMPACT.exec(text);
  if (compact) return dayOf(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return inWords(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst ? inWords(monthFirst[3], monthFirst[1], monthFirst[2]) : null;
}
