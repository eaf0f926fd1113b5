import { monthNamed } from '../../page/dates/month-names.ts';
import { WEEKDAY_TEXT } from '../../page/stated/stated-patterns.ts';

const DAY = /(\d{1,2})(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?(\p{L}{3,10})|(\p{L}{3,10})\s(?=\d{1,2}(?!\d))/gu;

const LONGEST_SHORT_MONTH = 3;
/** Short names of months are words as well: "plus de 30 des …", "5 set meals". */
const isMonth = (word: string) =>
  monthNamed(word) !== null && (word.length > LONGEST_SHORT_MONTH || /^\p{Lu}|^ma[ij]$/u.test(word));
const YEAR_AFTER = /^,?\s(?:de\s)?\d{4}/u;

/**
 * Whether a sentence says on which day something is: "begins on Friday 10 November", "on 3 May". A season has two days, and
 * what was once has a year.
 */
export function namesOneDay(sentence: string): boolean {
  const days = [...sentence.matchAll(DAY)].filter(([, , after, before]) => isMonth(after ?? before ?? ''));
  const [day] = days;
  if (day === undefined) return false;
  if (WEEKDAY_TEXT.test(sentence)) return true;
  const rest = sentence.slice(day.index + day[0].length).replace(/^\d{1,2}(?:st|nd|rd|th)?/u, '');
  const months = (sentence.match(/\p{L}{3,}/gu) ?? []).filter(isMonth);
  return days.length === 1 && months.length === 1 && !YEAR_AFTER.test(rest);
}
