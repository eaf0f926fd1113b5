import { expect, it } from 'vitest';
import { watchPace } from './least-pace.ts';

/** The block after which a sender is too slow; null if it is not within so many blocks. */
function slowAfter(blocks: number, waitedMs: number, bytes: number): number | null {
  const isTooSlow = watchPace();
  for (let block = 1; block <= blocks; block += 1) if (isTooSlow(waitedMs, bytes)) return block;
  return null;
}

it.each([
  ['a byte every twenty seconds', 20_000, 1, 2],
  ['a byte a second', 1000, 1, 30],
  ['15,999 bytes a second', 1000, 15_999, 30],
  ['16,000 bytes a second', 1000, 16_000, null],
  ['much after a long rest', 29_000, 600_000, null],
  ['blocks that we are slow to take', 0, 1, null],
])('of a sender of %s', (_what, waitedMs, bytes, expected) => {
  expect(slowAfter(1000, waitedMs, bytes)).toBe(expected);
});

it('counts anew after each look: what came fast at first is no credit for an hour', () => {
  const isTooSlow = watchPace();
  expect(isTooSlow(30_000, 1_000_000_000)).toBe(false);
  expect(isTooSlow(30_000, 1)).toBe(true);
});
