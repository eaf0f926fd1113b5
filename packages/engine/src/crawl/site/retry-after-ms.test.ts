import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after-ms.ts';

const date = 'Sat, 21 Nov 2026 08:00:00 GMT';

it.each([
  ['a number of seconds', { 'retry-after': '120' }, 120_000],
  ['a number of seconds among blanks', { 'retry-after': ' 120 ' }, 120_000],
  ['a moment that begins with its day', { 'retry-after': '21 Nov 2026 08:00:30 GMT', date }, 30_000],
  ['a moment that ends with its zone', { 'retry-after': '2026-11-21T08:00:30+00:00', date }, 30_000],
  ["a moment, by the host's own clock", { 'retry-after': 'Sat, 21 Nov 2026 08:00:30 GMT', date }, 30_000],
  ['a moment that has passed', { 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT', date }, 0],
  ['a moment without a clock to tell it by', { 'retry-after': 'Sat, 21 Nov 2026 08:00:30 GMT' }, 0],
  ['nonsense', { 'retry-after': 'soon', date }, 0],
  ['less than nothing', { 'retry-after': '-5', date }, 0],
  ['nothing', {}, 0],
])('reads %s', (_what, headers, wanted) => {
  expect(retryAfterMs(headers)).toBe(wanted);
});
