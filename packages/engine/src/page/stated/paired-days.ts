import { asciiDigits } from '../ascii-digits.ts';
import { CLOSED } from './opening-words.ts';
import { TIME_TEXT, WEEKDAY_TEXT } from './stated-patterns.ts';

const LEAST_DAYS = 3;
/** A week, and a line for holidays. */
const MOST_DAYS = 8;
const LONGEST = 200;
const LONGEST_OF_ONE = 24;
const SPAN =
  /\d{1,2}(?:[:.hu]\d{2})?(?:\s?[ap]\.?m\.?)?\s?[-–—]\s?\d{1,2}(?:[:.hu]\d{2})?(?:\s?[ap]\.?m\.?)?/giu;
const CLOSED_PARTS = new RegExp(CLOSED.source, 'giu');

const isDay = (text: string) =>
  text.length <= LONGEST_OF_ONE && text.search(WEEKDAY_TEXT) === 0 && !TIME_TEXT.test(text);

/** The days of a line that says nothing but days, set apart by spaces; none of another line. */
function daysOf(line: string): string[] {
  if (line.length > LONGEST || /\d/.test(line)) return [];
  if (isDay(line) && !/\s/.test(line)) return [line];
  const parts = line.split(/\s+/);
  return parts.length <= MOST_DAYS && parts.every(isDay) ? parts : [];
}

/** The times of a line that says nothing but times; none of another line. */
function timesOf(line: string): string[] {
  if (line.length > LONGEST) return [];
  const plain = asciiDigits(line);
  const found = [...plain.matchAll(SPAN), ...plain.matchAll(CLOSED_PARTS)].sort((a, b) => a.index - b.index);
  const rest = plain.replace(SPAN, '').replace(CLOSED_PARTS, '');
  return /[\p{L}\p{N}]/u.test(rest) ? [] : found.map(([text]) => text);
}

/** Consecutive lines, from one on, as long as they say nothing else. */
function run(lines: readonly string[], from: number, read: (line: string) => string[]) {
  const found: string[] = [];
  let at = from;
  for (; at < lines.length && found.length <= MOST_DAYS; at += 1) {
    const parts = read(lines[at] ?? '');
    if (parts.length === 0) break;
    found.push(...parts);
  }
  return { found, end: at };
}

/**
 * Lines in which a column of days and the column of their times beside it are one: "Monday", "Tuesday", "9–17", "9–18" are
 * "Monday 9–17", "Tuesday 9–18". As many times as days; other lines stay as they are.
 */
export function pairedDays(lines: readonly string[]): string[] {
  const paired: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const days = run(lines, at, daysOf);
    const times = days.found.length >= LEAST_DAYS ? run(lines, days.end, timesOf) : { found: [], end: at };
    if (days.found.length >= LEAST_DAYS && times.found.length === days.found.length) {
      paired.push(...days.found.map((day, place) => `${day.replace(/[:：]$/u, '')} ${times.found[place]}`));
      at = times.end;
    } else {
      paired.push(...lines.slice(at, Math.max(days.end, at + 1)));
      at = Math.max(days.end, at + 1);
    }
  }
  return paired;
}
