import { describe, expect, it } from 'vitest';
import { scoreScale, shareOfScale } from './score-scale.ts';

describe('the scale of a chart of scores', () => {
  it.each([
    [[62, 71], { low: 50, high: 80, ticks: [50, 60, 70, 80] }],
    [[88], { low: 80, high: 100, ticks: [80, 90, 100] }],
    [[100, 100], { low: 80, high: 100, ticks: [80, 90, 100] }],
    [[0, 3], { low: 0, high: 20, ticks: [0, 10, 20] }],
    [[12, 97], { low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] }],
    [[], { low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] }],
  ])('fits %j', (scores, scale) => {
    expect(scoreScale(scores)).toEqual(scale);
  });

  it('has every score between its foot and its head', () => {
    for (let score = 0; score <= 100; score += 1) {
      const share = shareOfScale(score, scoreScale([score]));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });
});
