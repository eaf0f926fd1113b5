import { asciiDigits } from '../ascii-digits.ts';
import { withGreekCapitals } from '../greek-capitals.ts';
import { OPENING_WORDS, OPENING_WORDS_UNSPACED } from '../stated/opening-words.ts';
import { WEEK } from '../stated/week.ts';
import type { HoursWords } from './hours-words.ts';
import { hoursWordsIn } from './hours-words-in.ts';

/** Opening hours: days of schema.org, Monday first, and times as "09:00". */
export interface WeeklyHours {
  days: string[];
  opens: string;
  closes: string;
}

/** What a line says about the week. */
export type HoursLine =
  /** Days with their hours, and closed days, by their index in the week. */
  | { kind: 'hours'; spans: DaySpan[]; closed: number[] }
  /** Only days or only hours: the rest is in the next line. */
  | { kind: 'part' }
  /** It is about days and hours, but has unknown words. */
  | { kind: 'unclear' }
  | { kind: 'other' };

export interface DaySpan {
  day: number;
  opens: number;
  closes: number;
  /** Whether its hours are unambiguous: with am or pm, or on a 24-hour clock. */
  isCertain: boolean;
}

type Token =
  | { kind: 'days'; days: number[] }
  | { kind: 'time'; minutes: number; half: 'am' | 'pm' | null }
  | { kind: 'to' | 'closed' | 'cell' };

/** Public holidays come after the week: their hours are read but not used. */
const HOLIDAY = 7;
const HOUR = 60;
const NOON = 12 * HOUR;
const DAY = 24 * HOUR;
/** The latest closing time of a night that began the day before. */
const LATEST_NIGHT = 6 * HOUR;
const LONGEST = 200;

const ENGLISH = hoursWordsIn('en');

const END = '(?![\\p{L}\\p{M}])\\.?';
const TIME =
  /(\d{1,2})(?:\s?[:.hu時点點]\s?(\d{2})(?!\d)\s?分?)?\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|noon|midnight)?(?:時|点|點|시|h(?![\p{L}\p{M}]))?(?!\d)/iuy;
const SIGNS = /[\s,;:·•&+/()（）、，：.،؛]+/uy;
const DASH = /[-–—−~〜～‐]+/uy;

interface Reader {
  pattern: RegExp;
  token: Token | null;
}

/** What reads the words of a language, and those after a time for "am" and "pm". */
interface Readers {
  words: Reader[];
  halves: { half: 'am' | 'pm'; pattern: RegExp }[];
  /** Whether these words stand before the time: "오전 9:00". */
  areBefore: boolean;
}

function readersOf(words: HoursWords): Readers {
  const reader = (source: string, token: Token | null): Reader => ({
    pattern: new RegExp(
      `(?:${withGreekCapitals(source)})${/\p{Script=Han}|\p{Script=Hangul}/u.test(source) ? '' : END}`,
      'iuy',
    ),
    token,
  });
  const days = (all: number[]): Token => ({ kind: 'days', days: all });
  const optional = (source: string | undefined, token: Token) =>
    source === undefined ? [] : [reader(source, token)];
  const [am, pm] = words.halves ?? [];
  const half = (which: 'am' | 'pm', source: string | undefined) =>
    source === undefined ? [] : [{ half: which, pattern: new RegExp(`\\s?(?:${source})${END}`, 'iuy') }];
  const read = [
    reader(words.closed, { kind: 'closed' }),
    reader(words.daily, days([0, 1, 2, 3, 4, 5, 6])),
    ...optional(words.weekdays, days([0, 1, 2, 3, 4])),
    ...optional(words.weekend, days([5, 6])),
    reader(words.holidays, days([HOLIDAY])),
    ...words.days.map((source, day) => reader(source, days([day]))),
    ...optional(words.to, { kind: 'to' }),
    reader(words.fill, null),
    reader(OPENING_WORDS, null),
    reader(OPENING_WORDS_UNSPACED, null),
  ];
  const areBefore = /\p{Script=Han}|\p{Script=Hangul}/u.test(am ?? '');
  return { words: read, halves: [...half('am', am), ...half('pm', pm)], areBefore };
}

const known = new Map<HoursWords, Readers>();
function readers(words: HoursWords): Readers {
  const made = known.get(words) ?? readersOf(words);
  known.set(words, made);
  return made;
}

const wordTime = (word: string): Token => ({
  kind: 'time',
  minutes: /night/i.test(word) ? DAY : NOON,
  half: 'pm',
});

/**
 * @param after the half of the day that a word after the time says.
 * @param isEnglish "09-17" may be a day of September there.
 */
function timeToken(match: RegExpExecArray, after: 'am' | 'pm' | undefined, isEnglish: boolean): Token | null {
  const [whole, hour = '', minute = '00', half = after ?? ''] = match;
  const [hours, minutes] = [Number(hour), Number(minute)];
  // "07–18" is a span; "08" alone begins the number of a telephone.
  const isSpanned =
    !isEnglish &&
    (/\d\s?[-–—]\s?$/u.test(match.input.slice(0, match.index)) ||
      /^\s?[-–—]\s?\d{1,2}(?!\d)/u.test(match.input.slice(match.index + whole.length)));
  const isBare = whole.trim() === hour && hour.length > 1 && hour.startsWith('0') && !isSpanned;
  if (hours > 24 || minutes > 59 || isBare || (half !== '' && (hours > 12 || hours === 0))) return null;
  if (/^[nm]/i.test(half)) return hours === 12 && minutes === 0 ? wordTime(half) : null;
  const isAfternoon = /^p/i.test(half);
  const shown = half === '' ? hours : (hours % 12) + (isAfternoon ? 12 : 0);
  return {
    kind: 'time',
    minutes: shown * HOUR + minutes,
    half: half === '' ? null : isAfternoon ? 'pm' : 'am',
  };
}

/** The words of a line about days and hours; not whole if one is unknown. */
function tokensOf(line: string, language: HoursWords): { tokens: Token[]; isWhole: boolean } {
  const { words, halves, areBefore } = readers(language);
  const tokens: Token[] = [];
  let isWhole = true;
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < line.length) {
    if (line[at] === '|') {
      tokens.push({ kind: 'cell' });
      at += 1;
      continue;
    }
    if (take(SIGNS)) continue;
    if (take(DASH)) {
      tokens.push({ kind: 'to' });
      continue;
    }
    const noon = take(/(?:noon|midday|midnight)(?!\p{L})/iuy);
    if (noon) {
      tokens.push(wordTime(noon[0]));
      continue;
    }
    const reader = words.find(({ pattern }) => take(pattern));
    if (reader) {
      if (reader.token) tokens.push(reader.token);
      continue;
    }
    const lead = areBefore ? halves.find(({ pattern }) => take(pattern))?.half : undefined;
    if (lead !== undefined) take(/\s+/uy);
    const time = take(TIME);
    const half = lead ?? halves.find(({ pattern }) => time !== null && take(pattern))?.half;
    const token = time ? timeToken(time, half, language === ENGLISH) : null;
    if (token) {
      tokens.push(token);
      continue;
    }
    isWhole = false;
    // The rest of the word, or of the number.
    if (!time && !take(/[\p{L}\p{M}]+|[\p{N}.,]+/uy)) at += 1;
  }
  return { tokens, isWhole };
}

const isTime = (token: Token | undefined) => token?.kind === 'time';

/** "9 – 5 pm" is from nine in the morning, "1 – 5 pm" from one in the afternoon. */
function spanOf(from: Token, to: Token): { opens: number; closes: number; isCertain: boolean } | null {
  if (from.kind !== 'time' || to.kind !== 'time') return null;
  let { minutes: opens } = from;
  const { minutes: closes } = to;
  if (to.half === 'am' && from.half === null) return null;
  if (to.half === 'pm' && from.half === null && opens < NOON && opens + NOON < closes) opens += NOON;
  if (from.half !== null && to.half === null && closes <= NOON) return null;
  // "12–3" on a 12-hour clock is not a night.
  const isNight = closes < opens && closes <= LATEST_NIGHT && (to.half === 'am' || opens > NOON + HOUR);
  if (closes <= opens && !isNight) return null;
  return { opens, closes, isCertain: to.half !== null || closes > NOON || isNight };
}

/** The days from one to another, also across the end of the week. */
function run(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === to) return days;
  }
}

/** Days, then their hours, as often as the line has them; null for any other order. */
function readTokens(all: readonly Token[]): { spans: DaySpan[]; closed: number[] } | null {
  const times = all.filter(isTime).length;
  const isRow = times === 2 && all.some(({ kind }) => kind === 'cell') && !all.some(isRangeOfTimes);
  function isRangeOfTimes(token: Token, at: number) {
    return token.kind === 'to' && isTime(all[at - 1]) && isTime(all[at + 1]);
  }
  // The cells of a row: opening time, closing time.
  const tokens = all.flatMap((token, at): Token[] =>
    token.kind !== 'cell'
      ? [token]
      : isRow && isTime(all[at - 1]) && isTime(all[at + 1])
        ? [{ kind: 'to' }]
        : [],
  );
  const spans: DaySpan[] = [];
  const closed: number[] = [];
  let days: number[] = [];
  let isUsed = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'days') {
      if (isUsed) days = [];
      isUsed = false;
      const [next, last] = [tokens[at + 1], tokens[at + 2]];
      if (next?.kind === 'to' && last?.kind === 'days') {
        const [from, to] = [token.days[0], last.days[0]];
        if (token.days.length !== 1 || last.days.length !== 1 || from === undefined || to === undefined)
          return null;
        if (from === HOLIDAY || to === HOLIDAY) return null;
        days.push(...run(from, to));
        at += 2;
      } else if (next?.kind === 'to' && !isTime(last) && last?.kind !== 'closed') return null;
      else {
        days.push(...token.days);
        // "Mon – 9:00–17:00", "Mon – closed"
        if (next?.kind === 'to') at += 1;
      }
    } else if (token?.kind === 'time') {
      const [next, last] = [tokens[at + 1], tokens[at + 2]];
      const span = next?.kind === 'to' && last ? spanOf(token, last) : null;
      if (!span || days.length === 0) return null;
      spans.push(...days.map((day) => ({ day, ...span })));
      isUsed = true;
      at += 2;
    } else if (token?.kind === 'closed') {
      // "Closed on Mondays" as well as "Mondays closed".
      if (days.length === 0 || isUsed) {
        const rest = tokens.slice(at + 1);
        const further = rest.flatMap((each) => (each.kind === 'days' ? each.days : []));
        if (further.length === 0 || rest.some(({ kind }) => kind !== 'days')) return null;
        closed.push(...further);
        return { spans, closed };
      }
      closed.push(...days);
      isUsed = true;
    } else return null;
  }
  return isUsed || days.length === 0 ? { spans, closed } : null;
}

/** Reads one line with the words of a language, or with English ones if that fails. */
export function readHoursLine(line: string, language: string): HoursLine {
  if (line.length > LONGEST) return { kind: 'other' };
  const text = asciiDigits(line);
  let best: HoursLine = { kind: 'other' };
  for (const words of new Set([hoursWordsIn(language), hoursWordsIn('en')])) {
    const { tokens, isWhole } = tokensOf(text, words);
    const has = (kind: Token['kind']) => tokens.some((token) => token.kind === kind);
    const read = isWhole ? readTokens(tokens) : null;
    if (read && read.spans.length + read.closed.length > 0) return { kind: 'hours', ...read };
    if (best.kind !== 'other') continue;
    // "Mondays closed for rest": whatever else it says, no hours are left out.
    const shut = isWhole || has('time') ? null : readTokens(tokens);
    if (shut && shut.closed.length > 0) best = { kind: 'hours', ...shut };
    else if (isWhole && has('days') !== (has('time') || has('closed'))) best = { kind: 'part' };
    else if (has('days') && (has('time') || has('closed'))) best = { kind: 'unclear' };
  }
  return best;
}

/** The days of a text that says nothing else, by their index in the week: "Monday", "Mon–Wed"; none for another text. */
export function daysAlone(text: string, language: string): number[] {
  for (const words of new Set([hoursWordsIn(language), ENGLISH])) {
    const { tokens, isWhole } = tokensOf(asciiDigits(text), words);
    const days = tokens.flatMap((token) => (token.kind === 'days' ? [token.days] : []));
    const [first = [], last = []] = days;
    if (!isWhole || tokens.some(({ kind }) => kind !== 'days' && kind !== 'to')) continue;
    if (days.length === 1) return first;
    const [from, to] = [first[0], last[0]];
    const isRun = days.length === 2 && tokens[1]?.kind === 'to' && from !== undefined && to !== undefined;
    return isRun && from !== HOLIDAY && to !== HOLIDAY ? run(from, to) : days.flat();
  }
  return [];
}

/** What lines say of the hours of days; a day on one line and its hours on the next are read together. */
function spansOf(lines: readonly string[], language: string): DaySpan[][] {
  let begun = '';
  return lines.flatMap((line) => {
    const read = readHoursLine(line, language);
    const whole = read.kind === 'part' && begun !== '' ? readHoursLine(`${begun} ${line}`, language) : read;
    begun = whole.kind === 'part' ? line : '';
    return whole.kind === 'hours' ? [whole.spans] : [];
  });
}

/** Whether lines give one day different hours that overlap, as those of two branches do. Two spans of a day do not. */
export function areOfTwoWeeks(lines: readonly string[], language: string): boolean {
  const weeks = spansOf(lines, language);
  const differ = (one: DaySpan, other: DaySpan) =>
    one.day === other.day &&
    one.opens < other.closes &&
    other.opens < one.closes &&
    (one.opens !== other.opens || one.closes !== other.closes);
  return weeks.some((week, at) =>
    weeks.slice(at + 1).some((other) => week.some((one) => other.some((two) => differ(one, two)))),
  );
}

const clock = (minutes: number) => {
  const within = minutes % DAY;
  return `${String(Math.floor(within / HOUR)).padStart(2, '0')}:${String(within % HOUR).padStart(2, '0')}`;
};

/**
 * The week that the lines of one list describe, or null if they contradict each other or are ambiguous: "9–5"
 * without pm, one day with different hours in two lines.
 */
export function weekOf(lines: readonly (HoursLine & { kind: 'hours' })[]): WeeklyHours[] | null {
  const byDay = new Map<number, string>();
  const hours = new Map<string, { opens: number; closes: number; days: Set<number> }>();
  for (const { spans, closed } of lines) {
    const own = new Map<number, DaySpan[]>(closed.map((day) => [day, []]));
    for (const span of spans) own.set(span.day, [...(own.get(span.day) ?? []), span]);
    for (const [day, of] of own) {
      if (of.length > 0 && closed.includes(day)) return null;
      if (of.some(({ opens }, at) => at > 0 && opens < (of[at - 1]?.closes ?? 0))) return null;
      const said = of.map(({ opens, closes }) => `${opens}-${closes}`).join();
      if (byDay.has(day) && byDay.get(day) !== said) return null;
      byDay.set(day, said);
      if (day === HOLIDAY) continue;
      for (const { opens, closes } of of) {
        const key = `${opens}-${closes}`;
        const known = hours.get(key) ?? { opens, closes, days: new Set<number>() };
        hours.set(key, { ...known, days: known.days.add(day) });
      }
    }
  }
  // A 12-hour clock without am and pm looks like the mornings of a 24-hour clock.
  const isCertain = lines.some(({ spans }) => spans.some((span) => span.isCertain));
  if (hours.size === 0 || !isCertain) return null;
  return [...hours.values()]
    .map(({ opens, closes, days }) => ({ opens, closes, days: [...days].sort((one, other) => one - other) }))
    .sort((one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0) || one.opens - other.opens)
    .map(({ opens, closes, days }) => ({
      days: days.map((day) => WEEK[day] ?? ''),
      opens: clock(opens),
      closes: clock(closes),
    }));
}
