import { asciiDigits } from '../ascii-digits.ts';
import { foldMonth, MONTH_PATTERN, monthNamed } from './month-names.ts';

/** A date as people write it, and its position in the text. */
export interface WrittenDate {
  raw: string;
  /** `YYYY-MM-DD`; null if day and month cannot be distinguished. */
  iso: string | null;
  from: number;
  to: number;
}

type Reading = (groups: string[], language: string) => [year: number, month: number, day: number] | null;

const WORD = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const MONTH = `(${MONTH_PATTERN})\\.?`;
const YEAR = '((?:1[89]|20|21)\\d\\d)';
const DAY = '([0-3]?\\d)(?:st|nd|rd|th|er|re|eme|º|ª|°|-го|-е|\\.)?';
const OF = "\\s*(?:de |del |di |of |d[’'] ?|the )?\\s*";
const number = (text: string | undefined) => Number(text ?? 'NaN');

/** Languages in which 3/5 is the fifth of March; elsewhere it is the third of May. */
const MONTH_FIRST = /^(?:en-us|en-ca|en-ph|fil)\b/i;
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911, 民国: 1911 };

/** 3/5/2026: null where neither the language nor a number above 12 says which is the day. */
function inOrder(first: number, second: number, year: number, language: string): ReturnType<Reading> {
  if (second > 12) return [year, first, second];
  if (first > 12 || first === second) return [year, second, first];
  if (language === '' || /^en$/i.test(language)) return null;
  return MONTH_FIRST.test(language) ? [year, first, second] : [year, second, first];
}

const FORMS: readonly (readonly [RegExp, Reading])[] = [
  // 2026年3月3日, 2026년 3월 3일
  [
    new RegExp(`${YEAR}\\s*[年년]\\s*(\\d{1,2})\\s*[月월]\\s*(\\d{1,2})\\s*[日号號일]`, 'gu'),
    ([, year, month, day]) => [number(year), number(month), number(day)],
  ],
  [
    /(令和|平成|昭和|民國|民国)\s*(元|\d{1,3})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/gu,
    ([, era = '', year, month, day]) => [
      (ERAS[era] ?? 0) + (year === '元' ? 1 : number(year)),
      number(month),
      number(day),
    ],
  ],
  // 3 May 2026, 3. März 2026, 3 de mayo de 2026, 3 марта 2026 г.
  [
    new RegExp(`${WORD}${DAY}${OF}${MONTH}[,/]?\\s*(?:de |del |d[’'])?\\s*${YEAR}${END}`, 'gu'),
    ([, day, month = '', year]) => [number(year), monthNamed(month) ?? 0, number(day)],
  ],
  // 3 มีนาคม 2569: the Buddhist era
  [
    new RegExp(`${WORD}([0-3]?\\d)\\s*${MONTH}\\s*(?:พ\\.?ศ\\.?\\s*)?(25\\d\\d)${END}`, 'gu'),
    ([, day, month = '', year]) => [number(year) - 543, monthNamed(month) ?? 0, number(day)],
  ],
  // May 3rd, 2026
  [
    new RegExp(`${WORD}${MONTH}\\s+${DAY},?\\s+(?:de\\s+)?${YEAR}${END}`, 'gu'),
    ([, month = '', day, year]) => [number(year), monthNamed(month) ?? 0, number(day)],
  ],
  // 2026. március 3., 2026 m. kovo 3 d., 2026. gada 3. marts
  [
    new RegExp(`${WORD}${YEAR}[.,]?\\s*(?:m\\.)?\\s*${MONTH}\\s*([0-3]?\\d)(?!\\d)`, 'gu'),
    ([, year, month = '', day]) => [number(year), monthNamed(month) ?? 0, number(day)],
  ],
  [
    new RegExp(`${WORD}${YEAR}\\.?\\s*gada\\s*([0-3]?\\d)\\.?\\s*${MONTH}`, 'gu'),
    ([, year, day, month = '']) => [number(year), monthNamed(month) ?? 0, number(day)],
  ],
  // ngày 3 tháng 5 năm 2026
  [
    new RegExp(`([0-3]?\\d)\\s*thang\\s*(\\d{1,2})\\s*(?:nam|,|/)?\\s*${YEAR}`, 'gu'),
    ([, day, month, year]) => [number(year), number(month), number(day)],
  ],
  // 2026-05-03, 2026/5/3, 2026. 5. 3.
  [
    new RegExp(`(?<!\\d)${YEAR}(?:-|/|\\.\\s?)([01]?\\d)(?:-|/|\\.\\s?)([0-3]?\\d)(?!\\d)`, 'gu'),
    ([, year, month, day]) => [number(year), number(month), number(day)],
  ],
  // 3.5.2026
  [
    new RegExp(`(?<![\\d.])([0-3]?\\d)\\.\\s?([01]?\\d)\\.\\s?${YEAR}(?!\\d)`, 'gu'),
    ([, day, month, year]) => [number(year), number(month), number(day)],
  ],
  // 3/5/2026 is ambiguous, unless the language or a number above 12 decides
  [
    new RegExp(`(?<!\\d)([0-3]?\\d)([/-])([0-3]?\\d)\\2${YEAR}(?!\\d)`, 'gu'),
    ([, one, , other, year], language) => inOrder(number(one), number(other), number(year), language),
  ],
];

function isoOf(year: number, month: number, day: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const text = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  // 31 February would become a day in March: it is not a date.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Like `text.matchAll(pattern)`, which copies the pattern for each text: that takes longer than most texts. */
function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}

/** Every date has a year: most texts end here. */
const HAS_YEAR = /(?:1[89]|2[015])\d\d|年/u;

/**
 * The dates written in a short text, in their order there.
 *
 * @param language a BCP 47 tag, or '': it decides the order of 3/5/2026.
 */
export function writtenDates(text: string, language = ''): WrittenDate[] {
  const whole = text.normalize('NFC');
  const counted = asciiDigits(whole);
  if (!HAS_YEAR.test(counted)) return [];
  const folded = foldMonth(counted);
  const source = folded.length === whole.length ? whole : folded;
  const found: WrittenDate[] = [];
  for (const [pattern, reading] of FORMS)
    for (const match of matchesOf(pattern, folded)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const read = reading([...match], language);
      const iso = read && isoOf(...read);
      if (read === null || iso) found.push({ raw: source.slice(from, to), iso, from, to });
    }
  return found.sort((one, other) => one.from - other.from);
}

const SHORT = /(?<![\d./-])(?:(\d\d)\.(\d\d)\.|([0-3]?\d)([/-])([0-3]?\d)\4)(\d\d)(?![./-]?\d)/g;
const OF_A_PROGRAM = /(?:\bv|version|release|rev)\.?\s?$/i;
/** Later years with two digits are of the last century. */
const LAST_YEAR = 69;

/**
 * The dates with two digits for their year in a short text: "03.05.24", "5/3/24". Without a label it may be a version or a score.
 *
 * @param language as in `writtenDates`.
 */
export function shortDates(text: string, language = ''): WrittenDate[] {
  return [...matchesOf(SHORT, text)].flatMap((match): WrittenDate[] => {
    const [raw, day, month, one, , other, digits] = match;
    const year = number(digits) + (number(digits) > LAST_YEAR ? 1900 : 2000);
    const read: ReturnType<Reading> =
      day === undefined
        ? inOrder(number(one), number(other), year, language)
        : [year, number(month), number(day)];
    const iso = read && isoOf(...read);
    if (OF_A_PROGRAM.test(text.slice(0, match.index))) return [];
    return read === null || iso ? [{ raw, iso, from: match.index, to: match.index + raw.length }] : [];
  });
}
