import type { PageFacts } from '../../../page/page-facts.ts';
import { WEEK } from '../../../page/stated/week.ts';
import { pageLanguage } from './page-language.ts';

/** A Monday, in milliseconds. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** Data give seconds and a zone as well: "09:00:00", "09:00+01:00". */
const CLOCK = /^([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const SHORT = /^([A-Z][a-z](?:[\s,-]+[A-Z][a-z])*)\s+(\S+?)\s?[-–]\s?(\S+)$/;

interface Span {
  /** The places of its days in the week, from Monday. */
  days: number[];
  hours: string;
}

const values = (written: readonly string[] | undefined) => (written ?? []).map((value) => value.trim());
const dayAt = (day: string) =>
  WEEK.findIndex((name) => name === day || (day.length === 2 && name.startsWith(day)));

function spanOf(days: readonly number[], opens: string, closes: string): Span | null {
  const [from, to] = [opens, closes].map((time) => {
    const [, hour, minute] = CLOCK.exec(time) ?? [];
    return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
  });
  // The same time twice is a day without hours, or a day and night.
  if (!from || !to || from === to || days.length === 0 || days.includes(-1)) return null;
  return { days: [...days], hours: `${from}–${to}` };
}

/** "Mo-Fr 09:00-17:00", "Mo,We 09:00-12:00". */
function shortSpan(text: string): Span | null {
  const [, written = '', opens = '', closes = ''] = SHORT.exec(text.trim()) ?? [];
  const days = written.split(',').flatMap((part) => {
    const [from = -1, to, ...more] = part.split('-').map((day) => dayAt(day.trim()));
    if (to === undefined) return [from];
    if (from === -1 || to < from || more.length > 0) return [-1];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return spanOf(days, opens, closes);
}

/** The spans of the page's data; null where one of them is not certain, or is for a season. */
function spansOf({ structuredData: { nodes } }: PageFacts): Span[] | null {
  const specified = nodes.filter(({ types }) => types.includes('OpeningHoursSpecification'));
  const ofSeason = specified.some(({ properties }) => properties.validFrom ?? properties.validThrough);
  // Those of a telephone or of a department are not those of the door.
  const ofOthers = specified.some(({ within }) => within !== 'openingHoursSpecification');
  const owners = nodes.filter(
    ({ properties }) => properties.openingHours ?? properties.openingHoursSpecification,
  );
  if (ofSeason || ofOthers || owners.length !== 1) return null;
  const short = values(owners[0]?.properties.openingHours).flatMap((text) => text.split(/;|(?<=\d),\s*/));
  const spans =
    specified.length > 0
      ? specified.map(({ properties }) =>
          spanOf(
            values(properties.dayOfWeek).map((day) => dayAt(day.replace(/^.*\//, ''))),
            values(properties.opens)[0] ?? '',
            values(properties.closes)[0] ?? '',
          ),
        )
      : short.filter((text) => text.trim() !== '').map(shortSpan);
  const read = spans.filter((span) => span !== null);
  return read.length === spans.length && read.length > 0 ? read : null;
}

/**
 * The opening hours of the page's structured data as people write them, in the page's language: "Montag–Freitag 09:00–17:00;
 * Samstag 10:00–12:00". Null where the data are not clear, are of several places or of a season, or where the language is not known.
 */
export function hoursInWords(page: PageFacts): string | null {
  const language = pageLanguage(page);
  const spans = spansOf(page);
  if (!spans || !language || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return null;
  const week = WEEK.map((_, day) =>
    spans
      .filter(({ days }) => days.includes(day))
      .map(({ hours }) => hours)
      .sort()
      .join(', '),
  );
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const dayName = (day: number) => named.format(FIRST_DAY + day * DAY_MS);
  const rows: string[] = [];
  for (let first = 0; first < week.length; ) {
    let next = first + 1;
    while (next < week.length && week[next] === week[first]) next += 1;
    const days = next - first > 1 ? `${dayName(first)}–${dayName(next - 1)}` : dayName(first);
    if (week[first] !== '') rows.push(`${days} ${week[first]}`);
    first = next;
  }
  return rows.join('; ');
}
