import { describe, expect, it } from 'vitest';
import { nextDue } from './next-due.ts';
import type { Schedule } from './schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The id of a site that is due at the full hour. */
const PROMPT = 'site-252';
const daily = (hour: number, timeZone: string): Schedule => ({ every: 'daily', hour, timeZone });

const due = (schedule: Schedule, after: string, id = PROMPT) =>
  nextDue(schedule, new Date(after), id)?.toISOString() ?? null;

const shownIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (moment: Date) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return { hour: Number(parts.hour), weekday: parts.weekday, day: Number(parts.day) };
  };
};

describe('the next due moment', () => {
  it('is never where there is no schedule', () => {
    expect(due({ every: 'none', hour: 6, timeZone: 'UTC' }, '2026-03-01T00:00:00Z')).toBeNull();
  });

  it.each([
    ['later today', daily(6, 'Europe/Berlin'), '2026-01-10T04:59:59Z', '2026-01-10T05:00:00.000Z'],
    [
      'tomorrow once it is due',
      daily(6, 'Europe/Berlin'),
      '2026-01-10T05:00:00Z',
      '2026-01-11T05:00:00.000Z',
    ],
    [
      'by the clocks of summer',
      daily(6, 'Europe/Berlin'),
      '2026-07-10T00:00:00Z',
      '2026-07-10T04:00:00.000Z',
    ],
    [
      "on the zone's own day",
      daily(0, 'Pacific/Auckland'),
      '2026-06-30T11:00:00Z',
      '2026-06-30T12:00:00.000Z',
    ],
    [
      'in a zone of 45 minutes',
      daily(6, 'Asia/Kathmandu'),
      '2026-06-30T00:00:00Z',
      '2026-06-30T00:15:00.000Z',
    ],
    [
      'on Monday without a weekday',
      { every: 'weekly', hour: 9, timeZone: 'UTC' },
      '2026-11-22T12:00:00Z',
      '2026-11-23T09:00:00.000Z',
    ],
    [
      'on its weekday',
      { every: 'weekly', weekday: 7, hour: 9, timeZone: 'UTC' },
      '2026-11-22T12:00:00Z',
      '2026-11-29T09:00:00.000Z',
    ],
    [
      'on its day of the month',
      { every: 'monthly', day: 28, hour: 9, timeZone: 'UTC' },
      '2027-01-28T09:00:00Z',
      '2027-02-28T09:00:00.000Z',
    ],
    [
      'on the first without a day',
      { every: 'monthly', hour: 9, timeZone: 'UTC' },
      '2026-12-01T09:00:00Z',
      '2027-01-01T09:00:00.000Z',
    ],
  ] satisfies [string, Schedule, string, string][])('comes %s', (_when, schedule, after, expected) => {
    expect(due(schedule, after)).toBe(expected);
  });

  it.each([
    // 2:00 to 3:00 is skipped on 2026-03-29 in Berlin, 2:00 to 2:30 on 2026-10-04 on Lord Howe Island.
    [
      'an hour that is skipped',
      daily(2, 'Europe/Berlin'),
      '2026-03-29T00:00:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'half an hour that is skipped',
      daily(2, 'Australia/Lord_Howe'),
      '2026-10-03T14:00:00Z',
      '2026-10-03T15:30:00.000Z',
    ],
    // In Santiago, 24:00 is followed by 1:00 on 2026-09-06.
    [
      'a midnight that is skipped',
      daily(0, 'America/Santiago'),
      '2026-09-05T12:00:00Z',
      '2026-09-06T04:00:00.000Z',
    ],
    // In Nuuk, 23:00 on Saturday is followed by Sunday.
    ['the last hour of a day', daily(23, 'America/Nuuk'), '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ])('is the next that there is for %s', (_what, schedule, after, expected) => {
    expect(due(schedule, after)).toBe(expected);
  });

  it('comes once in an hour that the clocks show twice', () => {
    // 2:00 to 3:00 happens twice on 2026-10-25 in Berlin: at 0:00 and at 1:00 UTC.
    expect(due(daily(2, 'Europe/Berlin'), '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(due(daily(2, 'Europe/Berlin'), '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('is made up once after an outage, then as ever', () => {
    const weekly: Schedule = { every: 'weekly', weekday: 2, hour: 4, timeZone: 'UTC' };
    expect(due(weekly, '2026-11-26T08:15:00Z')).toBe('2026-12-01T04:00:00.000Z');
  });

  it('spreads sites over the hour, each always at its own minute', () => {
    const seconds = Array.from({ length: 600 }, (_, at) => {
      const [one, two] = ['2026-05-01T00:00:00Z', '2026-05-02T12:00:00Z'].map((after) =>
        nextDue(daily(6, 'UTC'), new Date(after), `4b1f${at}-site`),
      );
      expect(one && two && (two.getTime() - one.getTime()) % DAY_MS).toBe(0);
      return one ? (one.getTime() / 1000) % 3600 : -1;
    });
    const perTenMinutes = [0, 1, 2, 3, 4, 5].map(
      (part) => seconds.filter((second) => Math.floor(second / 600) === part).length,
    );
    expect(Math.min(...perTenMinutes)).toBeGreaterThan(60);
    expect(perTenMinutes.reduce((sum, one) => sum + one)).toBe(600);
  });
});

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'America/Nuuk',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

describe.each(zones)('in the years 2026 and 2027 in %s', (timeZone) => {
  const shown = shownIn(timeZone);
  function walk(schedule: Schedule, id: string): Date[] {
    const moments: Date[] = [];
    let at = new Date('2026-01-01T00:00:00Z');
    for (;;) {
      const next = nextDue(schedule, at, id);
      if (!next || next <= at) throw new Error(`Nothing is due after ${at.toISOString()}`);
      if (next.getTime() >= Date.parse('2028-01-01T00:00:00Z')) return moments;
      moments.push(next);
      at = next;
    }
  }

  it.each([0, 2, 23])("a daily one is due once a day, when the clock comes to %i o'clock", (hour) => {
    const moments = walk(daily(hour, timeZone), PROMPT);
    const gaps = moments.slice(1).map((moment, at) => moment.getTime() - (moments[at]?.getTime() ?? 0));
    expect(Math.max(...gaps) - DAY_MS).toBeLessThanOrEqual(HOUR_MS);
    expect(DAY_MS - Math.min(...gaps)).toBeLessThanOrEqual(HOUR_MS);
    expect(Math.abs(moments.length - 730)).toBeLessThanOrEqual(1);
    const others = moments.filter((moment) => shown(moment).hour !== hour);
    // In both springs the hour may be skipped. Then the site is due right after that.
    expect(others.length).toBeLessThanOrEqual(2);
    for (const moment of others) expect(shown(new Date(moment.getTime() - 1)).hour).toBe((hour + 23) % 24);
  });

  it('a weekly one is due on its weekday, a monthly one on its day, each once', () => {
    const weeks = walk({ every: 'weekly', weekday: 3, hour: 12, timeZone }, 'a');
    expect(new Set(weeks.map((moment) => shown(moment).weekday))).toEqual(new Set(['Wed']));
    expect(Math.abs(weeks.length - 104)).toBeLessThanOrEqual(1);
    const months = walk({ every: 'monthly', day: 28, hour: 12, timeZone }, 'b');
    expect(new Set(months.map((moment) => shown(moment).day))).toEqual(new Set([28]));
    expect(months).toHaveLength(24);
  });
});
