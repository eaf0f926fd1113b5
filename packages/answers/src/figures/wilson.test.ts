import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { wilson } from './wilson.ts';

/**
 * The bound by its definition: the rate that is 1.96 of its own standard errors away from the observed one.
 */
function boundByBisection(k: number, n: number, side: 'low' | 'high'): number {
  const seen = k / n;
  let [inside, outside] = side === 'low' ? [seen, 0] : [seen, 1];
  for (let step = 0; step < 200; step++) {
    const tried = (inside + outside) / 2;
    if ((seen - tried) ** 2 * n <= 1.959964 ** 2 * tried * (1 - tried)) inside = tried;
    else outside = tried;
  }
  return inside;
}

test.each([
  // R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i has the bounds that the literature gives', (k, n, low, high) => {
  const rate = wilson(k, n);
  expect(rate.low).toBeCloseTo(low, 4);
  expect(rate.high).toBeCloseTo(high, 4);
});

test('the bounds solve the equation they are defined by, for every count up to 40', () => {
  for (let n = 1; n <= 40; n++)
    for (let k = 0; k <= n; k++) {
      const { value, low, high } = wilson(k, n);
      expect(value).toBe(k / n);
      expect(low).toBeCloseTo(k === 0 ? 0 : boundByBisection(k, n, 'low'), 9);
      expect(high).toBeCloseTo(k === n ? 1 : boundByBisection(k, n, 'high'), 9);
    }
});

test('none and all have the very ends as a bound, and no sample has no rate', () => {
  expect(wilson(0, 7).low).toBe(0);
  expect(wilson(7, 7).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ value: null, k: 0, n: 0, low: null, high: null });
});

test('of 500 seeded runs the interval holds the truth in 93 to 97 %', () => {
  const random = seededRandom(20);
  for (const [truth, samples] of [
    [0.2, 100],
    [0.5, 60],
    [0.7, 150],
  ] as const) {
    let held = 0;
    for (let run = 0; run < 500; run++) {
      const named = Array.from({ length: samples }, random).filter((drawn) => drawn < truth).length;
      const { low, high } = wilson(named, samples);
      if (low !== null && high !== null && low <= truth && truth <= high) held++;
    }
    expect(held / 500).toBeGreaterThanOrEqual(0.93);
    expect(held / 500).toBeLessThanOrEqual(0.97);
  }
});
