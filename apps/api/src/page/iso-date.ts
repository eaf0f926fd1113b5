const ISO =
  /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** "3 May 2026", "May 3, 2026", "Sun, 03 May 2026 10:00:00 GMT"; 3/5/2026 means two things and is left. */
const IN_WORDS = new RegExp(
  `^(?:[a-z]{3,9},?\\s+)?(?:\\d{1,2}\\s+${MONTH}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?),?\\s+(\\d{4})(?:\\s.*)?$`,
  'i',
);

function dayOf(year: string, month: string, day: string): string | null {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // 31 February rolls over to March: it is no date.
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
  return real ? `${year}-${month}-${day}` : null;
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
  if (!IN_WORDS.test(text)) return null;
  const plain = text
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/^[a-z]{3,9},?\s+(?=\d|[a-z]+\.?\s+\d)/i, '');
  const day = new Date(`${plain.replace(/(\d{4}).*$/, '$1')} UTC`);
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
}
