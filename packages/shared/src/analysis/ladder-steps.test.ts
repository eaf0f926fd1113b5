import { describe, expect, it } from 'vitest';
import { ladderSteps } from './ladder-steps.ts';

const fix = (checkId: string) => ({
  checkId,
  title: `Mend ${checkId}`,
  description: '',
  priority: 'high' as const,
  points: 1,
  snippet: null,
});
const ladderOf = (...scores: number[]) => ({
  score: 37,
  ladder: scores.map((score, index) => ({ checkId: `c${index}`, score })),
  recommendations: scores.map((_, index) => fix(`c${index}`)),
});

describe('the ladder of fixes', () => {
  it('climbs from the score now, each fix on top of those before it', () => {
    const ladder = ladderSteps(ladderOf(59, 71, 78));
    expect(ladder?.steps.map(({ from, score }) => [from, score])).toEqual([
      [37, 59],
      [59, 71],
      [71, 78],
    ]);
    expect(ladder?.steps[0]?.title).toBe('Mend c0');
    expect(ladder?.all).toBeNull();
  });

  it('shows three, and where all of them lead', () => {
    const ladder = ladderSteps(ladderOf(59, 71, 78, 80, 93));
    expect(ladder?.steps).toHaveLength(3);
    expect(ladder?.all).toEqual({ count: 5, score: 93 });
  });

  it('does not say again where they lead if the others gain nothing that shows', () => {
    expect(ladderSteps(ladderOf(95, 98, 100, 100))?.all).toBeNull();
  });

  it('is none where a stored report does not tell it', () => {
    expect(ladderSteps(ladderOf())).toBeNull();
  });
});
