import { describe, expect, test } from 'vitest';
import { changeOf } from './change-of.ts';
import { seededRandom } from './seeded-random.ts';

const random = seededRandom(98);
const countOf = (truth: number, n: number) => ({
  k: Array.from({ length: n }, random).filter((drawn) => drawn < truth).length,
  n,
});
/** How many of 2,000 pairs of periods are found to differ. */
const toldApart = (before: number, now: number, n: number) =>
  Array.from({ length: 2000 }, () => changeOf(countOf(before, n), countOf(now, n))?.verdict).filter(
    (verdict) => verdict === (now < before ? 'down' : 'up') || (before === now && verdict === 'down'),
  ).length;

test('a clear rise is up, a clear fall down, and what may be chance is neither', () => {
  expect(changeOf({ k: 10, n: 100 }, { k: 40, n: 100 })?.verdict).toBe('up');
  expect(changeOf({ k: 40, n: 100 }, { k: 10, n: 100 })?.verdict).toBe('down');
  expect(changeOf({ k: 1, n: 5 }, { k: 3, n: 5 })?.verdict).toBe('none-detectable');
  expect(changeOf({ k: 0, n: 0 }, { k: 3, n: 5 })).toBeNull();
});

test('the difference is what is now less what was before', () => {
  const change = changeOf({ k: 10, n: 100 }, { k: 40, n: 100 });
  expect(change?.diff).toBeCloseTo(0.3, 12);
  expect(change?.low).toBeGreaterThan(0);
  expect(change?.high).toBeGreaterThan(0.3);
});

describe('samples that would show it', () => {
  test.each([
    // Known from textbooks: 10 against 20 % takes 199 in each group, 50 against 60 % 388.
    [10, 20, 100, 199],
    [50, 60, 100, 388],
    [0, 100, 100, 2],
  ])('%i against %i of %i takes %i', (before, now, n, needed) => {
    expect(changeOf({ k: before, n }, { k: now, n })?.needed).toBe(needed);
    expect(changeOf({ k: now, n }, { k: before, n })?.needed).toBe(needed);
  });

  test('no difference would be shown by any number', () => {
    expect(changeOf({ k: 5, n: 50 }, { k: 10, n: 100 })?.needed).toBeNull();
  });

  test('so many do find it in about 80 % of periods', () => {
    const found = toldApart(0.1, 0.2, 199) / 2000;
    expect(found).toBeGreaterThan(0.77);
    expect(found).toBeLessThan(0.84);
  });
});

describe('where nothing changed', () => {
  test('at most 5 in 100 pairs of periods are told apart, whatever the rate; rates near a half come to 6 at most', () => {
    const alarmsAt = (rate: number, n: number) => {
      // Each outcome with its exact probability: no random numbers here.
      const odds = [(1 - rate) ** n];
      for (let k = 1; k <= n; k++) odds.push(((odds[k - 1] ?? 0) * (n - k + 1) * rate) / (k * (1 - rate)));
      let alarms = 0;
      for (const [k, one] of odds.entries())
        for (const [l, other] of odds.entries())
          if (changeOf({ k, n }, { k: l, n })?.verdict !== 'none-detectable') alarms += one * other;
      return alarms;
    };
    const rates = Array.from({ length: 10 }, (_, at) => 0.05 + 0.1 * at);
    for (const n of [20, 60]) {
      const alarms = rates.map((rate) => alarmsAt(rate, n));
      expect(alarms.reduce((sum, one) => sum + one, 0) / rates.length).toBeLessThanOrEqual(0.05);
      expect(Math.max(...alarms)).toBeLessThan(0.06);
    }
  });

  test('a panel whose prompts differ is told apart less often still', () => {
    const rates = Array.from({ length: 20 }, (_, at) => 0.05 + at * 0.045);
    const panel = () => ({ k: rates.reduce((sum, rate) => sum + countOf(rate, 5).k, 0), n: 100 });
    const alarms = Array.from({ length: 2000 }, () => changeOf(panel(), panel())).filter(
      (change) => change?.verdict !== 'none-detectable',
    );
    expect(alarms.length / 2000).toBeLessThan(0.03);
  });
});
