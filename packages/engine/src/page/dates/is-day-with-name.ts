import { writtenDates } from './written-dates.ts';

const LONGEST = 60;
const MOST_BESIDE = 3;

/**
 * Whether a text is a day with little beside it: that something was put up, or who wrote it. "Posted on 3 April 2026",
 * "27 de setembro, 2025 por Teresa Nabais".
 *
 * @param language a BCP 47 tag, or ''.
 */
export function isDayWithName(text: string, language = ''): boolean {
  if (text.length > LONGEST || /\p{L}{4}[.!?]$/u.test(text)) return false;
  const [date, ...others] = writtenDates(text, language);
  if (date === undefined || others.length > 0) return false;
  const beside = text.replace(date.raw, ' ').match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  return beside.length <= MOST_BESIDE;
}
