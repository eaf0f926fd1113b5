import { type CheckGroup, checkGroups } from './check-groups.ts';
import type { CheckResult } from './schema.ts';

export interface GroupTotal {
  group: CheckGroup;
  /** Whole points, of 100. */
  earned: number;
  possible: number;
}

/** Divides the hundred points between the groups. Checks that could not be made do not count at all. */
export function groupTotals(checks: readonly CheckResult[]): GroupTotal[] {
  const counted = checks.filter((check) => check.score !== null);
  const all = counted.reduce((sum, check) => sum + check.weight, 0);
  return checkGroups.map((group) => {
    const own = counted.filter((check) => check.group === group);
    const share = (sum: number) => (all === 0 ? 0 : Math.round((100 * sum) / all));
    return {
      group,
      earned: share(own.reduce((sum, check) => sum + check.weight * (check.score ?? 0), 0)),
      possible: share(own.reduce((sum, check) => sum + check.weight, 0)),
    };
  });
}

/** The points of one check, of 100, and how many of them the page has. */
export function checkPoints(
  check: CheckResult,
  checks: readonly CheckResult[],
): { earned: number; possible: number } {
  const all = checks.reduce((sum, other) => sum + (other.score === null ? 0 : other.weight), 0);
  if (check.score === null || all === 0) return { earned: 0, possible: 0 };
  const possible = (100 * check.weight) / all;
  return { earned: possible * check.score, possible };
}
