import { foldMonth, monthNamed } from '../../page/dates/month-names.ts';

/** The first and the last day of something, and where they stand in the text. */
export interface DaySpan {
  /** `YYYY-MM-DD` */
  start: string;
  end: string;
  from: number;
  to: number;
}

type Day = readonly [year: number, month: number, day: number];
type Reading = (groups: readonly (string | undefined)[]) => readonly [Day, Day];

const BEFORE = '(?<![\\p{L}\\p{N}.])';
const AFTER = '(?![\\p{L}\\p{N}])';
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|º|ª|°|-го|-е|\\.)?';
const TO =
  '\\s*(?:[-–—&]|(?:to|until|bis|und|and|au|et|al|a|y|e|i|и|і|й|до|по|do|til|till|och|og|en|t/m|tot)(?=\\s))\\s*';
const OF = "\\s*(?:(?:de|del|di|of) |d[’'] ?)?";
const MONTH = '(\\p{L}{3,14})\\.?';
const YEAR = ',?\\s*(?:(?:de|del) )?(20\\d\\d)';

const number = (text: string | undefined) => Number(text ?? 'NaN');
const month = (text: string | undefined) => monthNamed(text ?? '') ?? 0;
const pattern = (source: string) => new RegExp(source, 'gu');
const alone = (...day: Day): readonly [Day, Day] => [day, day];

/** The longest first: a range contains a single day. */
const FORMS: readonly (readonly [RegExp, Reading])[] = [
  // 30 September – 2 October 2026
  [
    pattern(`${BEFORE}${DAY}${OF}${MONTH}(?:${YEAR})?${TO}${DAY}${OF}${MONTH}${YEAR}${AFTER}`),
    ([, d1, m1, y1, d2, m2, y2]) => [
      [number(y1 ?? y2), month(m1), number(d1)],
      [number(y2), month(m2), number(d2)],
    ],
  ],
  // 19–20 October 2026, 19. und 20. Oktober 2026, 19 al 20 de octubre de 2026
  [
    pattern(`${BEFORE}${DAY}${TO}${DAY}${OF}${MONTH}${YEAR}${AFTER}`),
    ([, d1, d2, m, y]) => [
      [number(y), month(m), number(d1)],
      [number(y), month(m), number(d2)],
    ],
  ],
  // September 30 – October 2, 2026
  [
    pattern(`${BEFORE}${MONTH}\\s+${DAY}(?:${YEAR})?${TO}${MONTH}\\s+${DAY}${YEAR}${AFTER}`),
    ([, m1, d1, y1, m2, d2, y2]) => [
      [number(y1 ?? y2), month(m1), number(d1)],
      [number(y2), month(m2), number(d2)],
    ],
  ],
  // October 19–20, 2026
  [
    pattern(`${BEFORE}${MONTH}\\s+${DAY}${TO}${DAY}${YEAR}${AFTER}`),
    ([, m, d1, d2, y]) => [
      [number(y), month(m), number(d1)],
      [number(y), month(m), number(d2)],
    ],
  ],
  // 19.–20.10.2026, 30.09. bis 02.10.2026
  [
    /(?<![\d.])(\d{1,2})\.(?:(\d{1,2})\.)?(20\d\d)?\s*(?:[-–—]|bis)\s*(\d{1,2})\.(\d{1,2})\.(20\d\d)(?!\d)/gu,
    ([, d1, m1, y1, d2, m2, y2]) => [
      [number(y1 ?? y2), number(m1 ?? m2), number(d1)],
      [number(y2), number(m2), number(d2)],
    ],
  ],
  // 2026年10月19日至20日, 2026년 10월 19일
  [
    /(20\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]?(?:\s*[（(][^）)]{1,5}[）)])?(?:\s*[-–—~～〜至到]\s*(?:(\d{1,2})\s*[月월]\s*)?(\d{1,2})\s*[日号號일])?/gu,
    ([, y, m1, d1, m2, d2]) => [
      [number(y), number(m1), number(d1)],
      [number(y), number(m2 ?? m1), number(d2 ?? d1)],
    ],
  ],
  // 19 October 2026
  [
    pattern(`${BEFORE}${DAY}${OF}${MONTH}${YEAR}${AFTER}`),
    ([, d, m, y]) => alone(number(y), month(m), number(d)),
  ],
  // October 19, 2026
  [
    pattern(`${BEFORE}${MONTH}\\s+${DAY}${YEAR}${AFTER}`),
    ([, m, d, y]) => alone(number(y), month(m), number(d)),
  ],
  [
    /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(20\d\d)(?!\d)/gu,
    ([, d, m, y]) => alone(number(y), number(m), number(d)),
  ],
];

const AND_WORD = '(?<!\\p{L})(?:and|und|et|y|e|i|и|і|й|och|og|en)(?!\\p{L})';
/** Joins two days, which are a range only if one follows the other: "3 and 4 May", but not "3 and 8 May". */
const AND = new RegExp(`&|${AND_WORD}`, 'u');
/** A further day before the first one: of "3, 4 and 5 May" only a part would be read. */
const FURTHER_DAY = new RegExp(
  `(?<![\\d:.])\\d{1,2}(?:st|nd|rd|th|\\.|º|ª)?\\s*(?:[,/+&、]|${AND_WORD})\\s*$`,
  'u',
);
const LOOKED_BACK = 12;
const MOST_DAYS = 60;
const DAY_MS = 86_400_000;

/** A day as ISO 8601; null if the calendar has none. */
function isoOf([year, monthOf, day]: Day): string | null {
  const date = new Date(Date.UTC(year, monthOf - 1, day));
  const isReal = date.getUTCMonth() === monthOf - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The days and the ranges of days that a line states in full, with the year. Digits with slashes are read by nobody alike. */
export function daySpans(line: string): DaySpan[] {
  const text = foldMonth(line.normalize('NFC'));
  const found: DaySpan[] = [];
  for (const [form, read] of FORMS)
    for (const match of text.matchAll(form)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => from < one.to && to > one.from)) continue;
      if (FURTHER_DAY.test(text.slice(Math.max(0, from - LOOKED_BACK), from))) continue;
      const [first, last] = read(match);
      const [start, end] = [isoOf(first), isoOf(last)];
      if (start === null || end === null) continue;
      const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
      if (days < 0 || days > MOST_DAYS) continue;
      if (days > 1 && AND.test(match[0]))
        found.push({ start, end: start, from, to }, { start: end, end, from, to });
      else found.push({ start, end, from, to });
    }
  return found.sort((one, other) => one.from - other.from);
}
