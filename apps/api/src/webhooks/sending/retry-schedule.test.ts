import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT, MOST_TRIES, nextAttempt, retryAfterMs } from './retry-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const first = new Date('2026-05-04T12:00:00.000Z');
const at = (ms: number) => new Date(first.getTime() + ms);
const since = (moment: Date | null) => (moment ? moment.getTime() - first.getTime() : null);
const punctual = { retryAfter: null, random: 0 };

describe('the next attempt', () => {
  it('is due 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the first, and then no more', () => {
    const due: (number | null)[] = [];
    let now = 0;
    for (let tries = 1; tries <= 10; tries += 1) {
      const next = since(nextAttempt(tries, { first, now: at(now) }, punctual));
      due.push(next);
      now = next ?? now;
    }
    const hours = [2, 5, 10, 14, 20, 24].map((hour) => hour * HOUR);
    expect(due).toEqual([5000, 5 * MINUTE, 30 * MINUTE, ...hours, null]);
    expect(MOST_TRIES).toBe(10);
    expect(nextAttempt(11, { first, now: first }, punctual)).toBeNull();
  });

  it('comes up to a tenth of the time between two later', () => {
    const late = (random: number) =>
      since(nextAttempt(4, { first, now: at(30 * MINUTE) }, { retryAfter: null, random }));
    expect(late(0)).toBe(2 * HOUR);
    expect(late(0.5)).toBe(2 * HOUR + 4.5 * MINUTE);
    expect(late(1)).toBe(2 * HOUR + 9 * MINUTE);
  });

  it('leaves half of the time between two where this one was late', () => {
    const next = (now: number) => since(nextAttempt(4, { first, now: at(now) }, punctual));
    expect(next(HOUR)).toBe(2 * HOUR);
    expect(next(1.25 * HOUR)).toBe(2 * HOUR);
    expect(next(1.5 * HOUR)).toBe(2.25 * HOUR);
    expect(next(72 * HOUR)).toBe(72.75 * HOUR);
  });

  it('does not wait for a time that only a wrong clock knew', () => {
    const ahead = at(-365 * 24 * HOUR);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      const next = nextAttempt(tries, { first, now: ahead }, { retryAfter: 24 * HOUR, random: 1 });
      expect((next?.getTime() ?? 0) - ahead.getTime()).toBeLessThan(LONGEST_WAIT);
    }
  });

  it('is never earlier than its receiver asks for, and no earlier for one that asks for less', () => {
    const next = (retryAfter: number, random = 0) =>
      since(nextAttempt(2, { first, now: at(5000) }, { retryAfter, random }));
    expect(next(HOUR)).toBe(HOUR + 5000);
    expect(next(HOUR, 1)).toBe(HOUR + 5000 + 29_500);
    expect(next(1000)).toBe(5 * MINUTE);
  });
});

describe('Retry-After', () => {
  const read = (header: string | undefined) => retryAfterMs(header, first);

  it('is a number of seconds or a date, of a day at most', () => {
    expect(read('120')).toBe(120_000);
    expect(read(' 0 ')).toBe(0);
    expect(read('86400')).toBe(24 * HOUR);
    expect(read('99999999999999999999')).toBe(24 * HOUR);
    expect(read('Mon, 04 May 2026 12:10:00 GMT')).toBe(10 * MINUTE);
    expect(read('Wed, 06 May 2026 12:00:00 GMT')).toBe(24 * HOUR);
    expect(read('Mon, 04 May 2026 11:00:00 GMT')).toBe(0);
  });

  it.each([
    undefined,
    '',
    'soon',
    '-5',
    '1.5',
    '0x10',
    '2026-05-04T12:10:00Z',
    'x Mon, 04 May 2026 12:10:00 GMT',
    'Mon, 04 May 2026 12:10:00 GMT x',
    'Mon, 99 Xyz 2026 12:10:00 GMT',
  ])('says nothing as %s', (header) => {
    expect(read(header)).toBeNull();
  });
});
