import type { Parameters } from 'fast-check';

const times = Number(process.env.FUZZ_RUNS ?? 1);
const seed = process.env.FUZZ_SEED;

/**
 * How often a property is tried. The unit run tries the same few cases each time; `npm run fuzz` tries many
 * new ones (`FUZZ_RUNS` times as many), and `FUZZ_SEED` repeats those of a failure, which names its seed.
 */
export function fuzzRuns<T>(runs: number): Parameters<T> {
  if (seed !== undefined) return { numRuns: runs * times, seed: Number(seed) };
  return times > 1 ? { numRuns: runs * times } : { numRuns: runs, seed: 1 };
}

/** Milliseconds for a test with this many runs. */
export const fuzzTimeout = 20_000 * Math.max(1, times);
