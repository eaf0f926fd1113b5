import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { capTimers } from './cap-timers.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const plain = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = plain;
  vi.restoreAllMocks();
});

it('lets no timer fire at once because it is longer than Node can wait', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  capTimers();
  capTimers();
  const early = vi.fn();
  const timer = setTimeout(early, YEAR_MS);
  // Node fires timers in the order of their time, and one that is too long after 1 ms.
  await new Promise((resolve) => setTimeout(resolve, 20));
  clearTimeout(timer);
  expect(early).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});

it('changes nothing else about timers', async () => {
  capTimers();
  const told = await new Promise((resolve) => {
    setTimeout((...words: string[]) => resolve(words), 1, 'with', 'arguments');
  });
  expect(told).toEqual(['with', 'arguments']);
  expect(await promisify(setTimeout)(1, 'as a promise')).toBe('as a promise');
});
