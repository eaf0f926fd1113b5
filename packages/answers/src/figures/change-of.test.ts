import { describe, expect, test } from 'vitest';
import { changeOf } from './change-of.ts';
import { seededRandom } from './seeded-random.ts';

const random = seededRandom(98);
const countOf = (truth: number, n: number) => ({
  k: Array.from({ length: n }, random).filter((drawn) => drawn < truth).length,
  n,
});
/** How many of 2,000 pairs of periods are told apart. */
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
    // Worked in many a textbook: 10 against 20 % takes 199 in each group, 50 against 60 % 388.
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
  test.each([
    [0.05, 100],
    [0.2, 60],
    [0.7, 100],
    [0.9, 40],
  ])(
    'at a rate of %d, of 2,000 pairs of periods with %i samples at most 5 in 100 are told apart',
    (rate, n) => {
      expect(toldApart(rate, rate, n) / 2000).toBeLessThanOrEqual(0.05);
    },
  );

  test('a panel whose prompts differ is told apart less often still', () => {
    const rates = Array.from({ length: 20 }, (_, at) => 0.05 + at * 0.045);
    const panel = () => ({ k: rates.reduce((sum, rate) => sum + countOf(rate, 5).k, 0), n: 100 });
    const alarms = Array.from({ length: 2000 }, () => changeOf(panel(), panel())).filter(
      (change) => change?.verdict !== 'none-detectable',
    );
    expect(alarms.length / 2000).toBeLessThan(0.03);
  });
});
