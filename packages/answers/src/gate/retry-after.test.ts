import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['3', 3000],
    [' 0.5 ', 500],
    ['0', 0],
    ['Sun, 22 Nov 2026 12:00:20 GMT', 20_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    // Longer than we wait.
    ['86400', 120_000],
    ['99999999999999999999999', 120_000],
    ['Wed, 22 Nov 2028 12:00:00 GMT', 120_000],
    ['soon', null],
    ['-5 years', null],
    ['', null],
    [undefined, null],
  ])('%s is %s milliseconds', (said, ms) => expect(retryAfterMs(said, NOW)).toBe(ms));
});
