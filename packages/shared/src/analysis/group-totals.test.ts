import { describe, expect, it } from 'vitest';
import { checkPoints, groupTotals } from './group-totals.ts';
import type { CheckResult } from './schema.ts';

const check = (group: CheckResult['group'], weight: number, score: number | null): CheckResult => ({
  id: `${group}-${weight}`,
  title: 'A check',
  group,
  weight,
  score,
  status: 'pass',
  evidence: '',
  details: [],
  why: '',
  fix: null,
  snippet: null,
});

describe('the points of the groups', () => {
  it('make a hundred and leave out what could not be checked', () => {
    const checks = [check('access', 6, 0.5), check('content', 2, 1), check('speed', 90, null)];
    expect(groupTotals(checks)).toEqual([
      { group: 'access', earned: 38, possible: 75 },
      { group: 'understanding', earned: 0, possible: 0 },
      { group: 'content', earned: 25, possible: 25 },
      { group: 'speed', earned: 0, possible: 0 },
    ]);
    expect(checkPoints(check('access', 6, 0.5), checks)).toEqual({ earned: 37.5, possible: 75 });
    expect(checkPoints(check('speed', 90, null), checks)).toEqual({ earned: 0, possible: 0 });
  });

  it('are nothing when nothing could be checked', () => {
    expect(groupTotals([check('access', 6, null)]).every(({ possible }) => possible === 0)).toBe(true);
  });
});
