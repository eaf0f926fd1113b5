import type { Schedule } from './schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A monthly schedule is due within two months of any time. */
const MOST_DAYS = 64;

/** How far the clocks of a zone are ahead of UTC at a given time, in milliseconds. */
type OffsetAt = (moment: number) => number;

/** The last requested zone. Creating its calendar takes longer than reading a time from it. */
let last: { timeZone: string; offsetAt: OffsetAt } | null = null;

function offsetsIn(timeZone: string): OffsetAt {
  if (last?.timeZone !== timeZone) last = { timeZone, offsetAt: offsetsOf(timeZone) };
  return last.offsetAt;
}

/** What the clocks of a zone show, read as UTC, minus the real time. */
function offsetsOf(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(moment)) shown[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
  };
}

/**
 * The first time at which the clocks of a zone show the given time, or a later one if they skip it. If they
 * show it twice, it is the first of the two.
 *
 * @param shown the time on the clock, as if it were UTC.
 */
function momentOf(shown: number, offsetAt: OffsetAt): number {
  const before = offsetAt(shown - DAY_MS);
  const after = offsetAt(shown + DAY_MS);
  const fitting = [shown - before, shown - after].filter((moment) => moment + offsetAt(moment) === shown);
  if (fitting.length > 0) return Math.min(...fitting);
  // The clocks skip this time. The change is between the results of the two offsets.
  let [early, late] = [shown - Math.max(before, after), shown - Math.min(before, after)];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (middle + offsetAt(middle) >= shown) late = middle;
    else early = middle;
  }
  return late;
}

/** FNV-1a with a final mix, from 0 to 2^32: ids that differ in one letter give very different numbers. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Monday is 1, as in ISO 8601. */
const weekdayOf = (day: number) => ((new Date(day).getUTCDay() + 6) % 7) + 1;

function isOn({ every, weekday = 1, day = 1 }: Schedule, date: number): boolean {
  switch (every) {
    case 'none':
      return false;
    case 'daily':
      return true;
    case 'weekly':
      return weekdayOf(date) === weekday;
    case 'monthly':
      return new Date(date).getUTCDate() === day;
  }
}

/**
 * The next time at which a site is due: at the hour of its schedule on its owner's clocks, plus some minutes.
 * The minutes are always the same for a site, so that not all sites are due at once. If the clocks skip the
 * hour, it is due at the next time that they show. If they show it twice, it is due once. The default weekday
 * is Monday, the default day of the month is the first. A missed run is made up once, if the caller asks for
 * the next time after the run that made up for it.
 *
 * @param siteId determines the minutes.
 * @returns null for a schedule that is never due.
 */
export function nextDue(schedule: Schedule, after: Date, siteId: string): Date | null {
  if (schedule.every === 'none') return null;
  const offsetAt = offsetsIn(schedule.timeZone);
  const jitter = (spread(siteId) % 3600) * 1000;
  const shown = after.getTime() + offsetAt(after.getTime());
  const yesterday = Math.floor(shown / DAY_MS) * DAY_MS - DAY_MS;
  for (let days = 0; days < MOST_DAYS; days += 1) {
    const date = yesterday + days * DAY_MS;
    if (!isOn(schedule, date)) continue;
    const due = momentOf(date + schedule.hour * HOUR_MS, offsetAt) + jitter;
    if (due > after.getTime()) return new Date(due);
  }
  return null;
}
