import { describe, expect, it } from 'vitest';
import { makeRate } from '../testing/make-answers.ts';
import { changeText, figureOf, isFew, percentText } from './rate-words.ts';

describe('the words of figures', () => {
  it('take the wider of two intervals, and none for 0 of 0', () => {
    const wide = { low: 0.1, high: 0.8 };
    expect(figureOf(makeRate(16, 40, { clustered: wide })).band).toEqual(wide);
    expect(
      figureOf(makeRate(16, 40, { low: 0.2, high: 0.6, clustered: { low: 0.3, high: 0.5 } })).band,
    ).toEqual({
      low: 0.2,
      high: 0.6,
    });
    expect(figureOf(makeRate(0, 0))).toEqual({ value: null, k: 0, n: 0, band: null });
  });

  it.each([
    [0, '0%'],
    [0.001, 'under 1%'],
    [0.414, '41%'],
    [0.999, 'over 99%'],
    [1, '100%'],
  ])('say %d as %s: some is never none, and not all never all', (share, text) => {
    expect(percentText(share)).toBe(text);
  });

  it('hold fewer than twenty answers to be few', () => {
    expect(isFew({ n: 19 })).toBe(true);
    expect(isFew({ n: 20 })).toBe(false);
  });

  it.each([
    [{ diff: 0.12, low: 0.03, high: 0.21, verdict: 'up', needed: null }, 'up by 12 points (3 to 21)'],
    [{ diff: -0.12, low: -0.21, high: -0.03, verdict: 'down', needed: null }, 'down by 12 points (3 to 21)'],
    [
      { diff: 0.04, low: -0.1, high: 0.18, verdict: 'none-detectable', needed: 1240 },
      'no detectable change; to show a difference like this one, each run would need 1,240 samples',
    ],
    [{ diff: 0, low: -0.1, high: 0.1, verdict: 'none-detectable', needed: null }, 'no detectable change'],
  ] as const)('tell a change only as far as it can be known: %j', (change, text) => {
    expect(changeText(change)).toBe(text);
  });
});
