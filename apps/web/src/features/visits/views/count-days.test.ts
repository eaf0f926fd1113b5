import { describe, expect, it } from 'vitest';
import { makeAgent } from '../testing/make-visits.ts';
import { countDays, countScale } from './count-days.ts';

describe('the days of a chart', () => {
  it('are all days between, by what the agents came for', () => {
    const days = countDays({
      from: '2026-11-18T23:30:00.000Z',
      to: '2026-11-20T01:00:00.000Z',
      agents: [makeAgent(), makeAgent({ token: 'GPTBot', purpose: 'training' })],
      days: [
        { day: '2026-11-18', token: 'OAI-SearchBot', visits: 4 },
        { day: '2026-11-20', token: 'OAI-SearchBot', visits: 1 },
        { day: '2026-11-20', token: 'GPTBot', visits: 2 },
      ],
    });
    expect(days.map(({ day, all }) => [day, all])).toEqual([
      ['2026-11-18', 4],
      ['2026-11-19', 0],
      ['2026-11-20', 3],
    ]);
    expect(days[2]?.visits).toEqual({ search: 1, user: 0, training: 2 });
  });

  it.each([
    [0, 1, 1],
    [3, 1, 3],
    [4, 1, 4],
    [7, 2, 8],
    [130, 50, 150],
    [4001, 2000, 6000],
  ])('of %d visits at most have a scale in steps of %d up to %d', (most, step, top) => {
    expect(countScale(most)).toEqual({ step, top });
  });
});
