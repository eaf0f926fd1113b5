import { describe, expect, it } from 'vitest';
import { exactScore, scoreAnalysis } from './score-analysis.ts';

const check = (id: string, weight: number, score: number | null) => ({ id, weight, score });

describe('the score', () => {
  it.each([
    ['nothing was checked', [], 0],
    ['nothing has a result', [check('a', 5, null)], 0],
    ['all is perfect', [check('a', 5, 1), check('b', 3, 1)], 100],
    ['half of the weight is won', [check('a', 5, 1), check('b', 5, 0)], 50],
    ['a heavier check is half won', [check('a', 6, 0.5), check('b', 2, 1)], 63],
    ['one has no result', [check('a', 5, 0.5), check('b', 90, null)], 50],
  ])('when %s', (_name, checks, score) => {
    expect(scoreAnalysis(checks)).toBe(score);
  });

  it('does not depend on the order of the checks', () => {
    const checks = [check('a', 1, 0.1), check('b', 1, 0.2), check('c', 1, 0.7), check('d', 1, 0.62)];
    expect(exactScore(checks, null)).toBe(exactScore(checks.toReversed(), null));
  });

  it('counts checks that are taken for perfect, unless they have no result', () => {
    const checks = [check('a', 5, 0), check('b', 5, 0), check('c', 90, null)];
    expect(exactScore(checks, null, new Set(['a']))).toBe(50);
    expect(exactScore(checks, null, new Set(['a', 'c']))).toBe(50);
  });

  it('is held by the cap until each check that caps is perfect', () => {
    const checks = [check('a', 10, 0), check('b', 10, 0), check('c', 80, 1)];
    const cap = { at: 49, checkIds: ['a', 'b'] };
    expect(exactScore(checks, cap)).toBe(49);
    expect(exactScore(checks, cap, new Set(['a']))).toBe(49);
    expect(exactScore(checks, cap, new Set(['a', 'b']))).toBe(100);
    expect(exactScore([check('a', 10, 0), check('b', 10, 0.1)], cap)).toBe(5);
  });
});
