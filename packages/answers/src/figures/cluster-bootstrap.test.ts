import { expect, test } from 'vitest';
import { clusterBootstrap } from './cluster-bootstrap.ts';
import { expandedTail } from './expanded-tail.ts';
import { seededRandom } from './seeded-random.ts';

const options = { seed: 7, rounds: 1000 };

test('the same counts have the same bounds, another seed nearly the same', () => {
  const counts = Array.from({ length: 30 }, (_, at) => ({ k: at % 6, n: 5 + (at % 3) }));
  const bounds = clusterBootstrap(counts, options);
  expect(clusterBootstrap(counts, options)).toEqual(bounds);
  const other = clusterBootstrap(counts, { ...options, seed: 8 });
  expect(other?.low).toBeCloseTo(bounds?.low ?? Number.NaN, 1);
  expect(other).not.toEqual(bounds);
});

test('fewer than two prompts with answers have no bounds', () => {
  expect(clusterBootstrap([{ k: 1, n: 4 }], options)).toBeNull();
  expect(
    clusterBootstrap(
      [
        { k: 1, n: 4 },
        { k: 0, n: 0 },
      ],
      options,
    ),
  ).toBeNull();
});

test('two prompts reach from the one to the other', () => {
  const counts = [
    { k: 1, n: 10 },
    { k: 9, n: 10 },
  ];
  expect(clusterBootstrap(counts, options)).toEqual({ low: 0.1, high: 0.9 });
});

test('prompts that are all alike leave no width, whatever their sizes', () => {
  const counts = [5, 10, 20].map((n) => ({ k: n / 5, n }));
  expect(clusterBootstrap(counts, options)).toEqual({ low: 0.2, high: 0.2 });
});

test('it is as wide as the standard error between the prompts says', () => {
  const random = seededRandom(3);
  const counts = Array.from({ length: 60 }, () => ({ k: Math.round(20 * random()), n: 20 }));
  const shares = counts.map(({ k, n }) => k / n);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const half = 2.001 * Math.sqrt(variance / shares.length);
  const bounds = clusterBootstrap(counts, { seed: 1, rounds: 2000 });
  expect(Math.abs((bounds?.low ?? 0) - (mean - half))).toBeLessThan(half / 8);
  expect(Math.abs((bounds?.high ?? 0) - (mean + half))).toBeLessThan(half / 8);
});

test('of 500 seeded panels whose prompts differ it holds the truth in 93 to 97 %', () => {
  const random = seededRandom(11);
  for (const prompts of [12, 40]) {
    let held = 0;
    for (let panel = 0; panel < 500; panel++) {
      // A prompt's own rate is between 0.1 and 0.9: 0.5 overall.
      const counts = Array.from({ length: prompts }, () => {
        const own = 0.1 + 0.8 * random();
        return { k: Array.from({ length: 10 }, random).filter((drawn) => drawn < own).length, n: 10 };
      });
      const bounds = clusterBootstrap(counts, { seed: panel, rounds: 400 });
      if (bounds && bounds.low <= 0.5 && 0.5 <= bounds.high) held++;
    }
    expect(held / 500).toBeGreaterThanOrEqual(0.93);
    expect(held / 500).toBeLessThanOrEqual(0.97);
  }
});

test('tails are narrower for few prompts and come to 2.5 % for many', () => {
  // Hesterberg (2015), table 3: the nominal one-sided tail 0.025 for n = 10, 20, 40, 100.
  for (const [size, tail] of [
    [10, 0.0085],
    [20, 0.0159],
    [40, 0.0203],
    [100, 0.0231],
  ] as const)
    expect(expandedTail(size)).toBeCloseTo(tail, 3);
  expect(expandedTail(2)).toBeLessThan(1e-9);
  expect(expandedTail(10_000)).toBeCloseTo(0.025, 4);
});
