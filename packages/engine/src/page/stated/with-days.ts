import { asciiDigits } from '../ascii-digits.ts';
import { CLOSED } from './opening-words.ts';
import { TIME_TEXT, WEEKDAY_TEXT } from './stated-patterns.ts';

/** A day of the week as East Asian tables write it. */
export const DAY_IN_ONE_SIGN = /^[月火水木金土日월화수목금토일](?=\s\d|$)/u;

const LONGEST_DAY = 40;
const LONGEST_SPAN = 40;
/** More letters are an appointment: "10:30 Morning prayer". "8 Uhr bis 12 Uhr" and "9am to 5pm" have fewer. */
const MOST_LETTERS = 12;

const isDayAlone = (line: string) =>
  (line.length === 1 && DAY_IN_ONE_SIGN.test(line)) ||
  (line.length <= LONGEST_DAY && line.search(WEEKDAY_TEXT) === 0 && !TIME_TEXT.test(asciiDigits(line)));
/** "closed", and nothing else. */
const isClosedAlone = (line: string) =>
  line.length <= LONGEST_SPAN && CLOSED.test(line) && !/[\p{L}\p{N}]/u.test(line.replace(CLOSED, ''));
const isSpanAlone = (line: string) =>
  line.length <= LONGEST_SPAN &&
  /^\P{L}*\d/u.test(asciiDigits(line)) &&
  TIME_TEXT.test(asciiDigits(line)) &&
  !WEEKDAY_TEXT.test(line) &&
  (line.match(/\p{L}/gu) ?? []).length <= MOST_LETTERS;

/** Lines with those of a day and its times made one: the cells of a row, a term and its description. */
export function withDays(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isRow = false;
  for (const [at, line] of lines.entries()) {
    const begins = (isSpanAlone(line) || isClosedAlone(line)) && isDayAlone(lines[at - 1] ?? '');
    if (begins || (isRow && isSpanAlone(line)))
      joined[joined.length - 1] = `${joined.at(-1)}${begins ? ' ' : ', '}${line}`;
    else joined.push(line);
    isRow = begins || (isRow && isSpanAlone(line));
  }
  return joined;
}
