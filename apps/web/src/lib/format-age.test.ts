import { describe, expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('formatAge', () => {
  it.each([
    ['2026-03-10T12:00:00Z', 'just now'],
    ['2026-03-10T11:59:01Z', 'just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T11:00:01Z', '59 minutes ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-08T13:00:00Z', '1 day ago'],
  ])('says of %s at noon of the tenth: %s', (time, words) => {
    expect(formatAge(time, now)).toBe(words);
  });

  it('takes a clock that runs behind the server as just now', () => {
    expect(formatAge('2026-03-10T12:05:00Z', now)).toBe('just now');
  });
});
