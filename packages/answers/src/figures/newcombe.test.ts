import { expect, test } from 'vitest';
import { newcombe } from './newcombe.ts';

test.each([
  // R. G. Newcombe, Statistics in Medicine 17 (1998) 873-890, table II, method 10.
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%i of %i less %i of %i has the bounds of the paper', (k1, n1, k2, n2, low, high) => {
  const difference = newcombe({ k: k1, n: n1 }, { k: k2, n: n2 });
  expect(difference?.diff).toBeCloseTo(k1 / n1 - k2 / n2, 12);
  expect(difference?.low).toBeCloseTo(low, 4);
  expect(difference?.high).toBeCloseTo(high, 4);
});

test('there is no difference to a period without samples', () => {
  expect(newcombe({ k: 0, n: 0 }, { k: 3, n: 10 })).toBeNull();
  expect(newcombe({ k: 3, n: 10 }, { k: 0, n: 0 })).toBeNull();
});
