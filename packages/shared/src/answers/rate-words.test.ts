import { describe, expect, it } from 'vitest';
import {
  changeText,
  figureLine,
  figureOf,
  isFew,
  NO_RIVAL,
  percentText,
  shareFigure,
  tellFigure,
} from './rate-words.ts';
import type { Rate } from './schema.ts';

const makeRate = (k: number, n: number, differing: Partial<Rate> = {}): Rate => ({
  ...{ value: n === 0 ? null : k / n, k, n },
  ...(n === 0 ? { low: null, high: null } : { low: k / n - 0.1, high: k / n + 0.1 }),
  ...differing,
});

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

  it.each([
    [makeRate(16, 40), '40%: 16 of 40 answers. Most likely between 30% and 50%.'],
    [makeRate(0, 0), 'Nothing to count yet.'],
    [
      makeRate(1, 3, { low: 0.06, high: 0.79 }),
      '1 of 3 answers. Too few for a percentage. The true share may lie anywhere from 6% to 79%.',
    ],
    [makeRate(30, 30, { low: null }), '30 of 30 answers. From too little to say how sure that is.'],
  ])('tell a figure with its numbers and how sure it is: %j', (rate, text) => {
    expect(figureLine(figureOf(rate), 'answers')).toBe(text);
  });

  it('say of a share of voice nothing without a competitor, nor how sure it is where every prompt says the same', () => {
    const all = { value: 1, ours: 6, all: 6, low: 1, high: 1 };
    expect(tellFigure(shareFigure(all, false), 'namings', NO_RIVAL)).toEqual({
      ...{ large: 'No competitor is set up', of: null, sure: null },
    });
    expect(figureLine(shareFigure(all, true), 'namings')).toBe(
      '6 of 6 namings. From too little to say how sure that is.',
    );
  });

  it('hold fewer than twenty answers to be few', () => {
    expect(isFew({ n: 19 })).toBe(true);
    expect(isFew({ n: 20 })).toBe(false);
  });

  it.each([
    [
      { diff: 0.12, low: 0.03, high: 0.21, verdict: 'up', needed: null },
      'up by 12 points (most likely 3 to 21)',
    ],
    [
      { diff: -0.12, low: -0.21, high: -0.03, verdict: 'down', needed: null },
      'down by 12 points (most likely 3 to 21)',
    ],
    [
      { diff: 0.04, low: -0.1, high: 0.18, verdict: 'none-detectable', needed: 1240 },
      'no detectable change; to show a difference like this one, each run would need 1,240 answers',
    ],
    [{ diff: 0, low: -0.1, high: 0.1, verdict: 'none-detectable', needed: null }, 'no detectable change'],
  ] as const)('tell a change only as far as it can be known: %j', (change, text) => {
    expect(changeText(change)).toBe(text);
  });
});
