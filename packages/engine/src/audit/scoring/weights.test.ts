import { checkGroups } from '@visible-ai/shared/analysis/check-groups';
import { groupPoints } from '@visible-ai/shared/analysis/group-points';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all-checks.ts';
import { weights } from './weights.ts';

const weightOf = (group: string) =>
  allChecks.filter((check) => check.group === group).reduce((sum, check) => sum + weights[check.id], 0);

describe('the weights', () => {
  it('add up to 100, so that a weight reads as points, and to what is said of each group', () => {
    const sums = Object.fromEntries(checkGroups.map((group) => [group, weightOf(group)]));
    expect(sums).toEqual(groupPoints);
    expect(Object.values(sums).reduce((sum, points) => sum + points)).toBe(100);
  });

  it('belong to checks with ids of their own', () => {
    expect(new Set(allChecks.map(({ id }) => id)).size).toBe(allChecks.length);
    expect(Object.keys(weights).sort()).toEqual(allChecks.map(({ id }) => id as string).sort());
  });
});
