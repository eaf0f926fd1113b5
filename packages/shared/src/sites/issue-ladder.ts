import { groupIssues } from './group-issues.ts';
import type { SiteAudit } from './schema.ts';
import { shownPoints } from './shown-points.ts';

/** The score after a fix and all fixes before it. */
export interface Rung {
  issueId: string;
  title: string;
  from: number;
  score: number;
}

/** A smaller gain does not change the shown score. */
const WORTH_A_RUNG = 0.5;
const RUNGS = 3;

/**
 * The score while the faults that cost most are fixed one after another, each on all templates, with the
 * points that the list shows. An issue's points are its gain alone. So under a cap we know only the gain of
 * the fix that lifts it, and the ladder ends there.
 */
export function issueLadder({ score, cap, issues }: Pick<SiteAudit, 'score' | 'cap' | 'issues'>): Rung[] {
  if (score === null) return [];
  const worthwhile = groupIssues(issues)
    .filter(({ points }) => points >= WORTH_A_RUNG)
    .slice(0, cap ? 1 : RUNGS);
  let at = score;
  return worthwhile.map(({ issues: [{ id, title }], points }) => {
    const from = at;
    at = Math.min(100, at + shownPoints(points));
    return { issueId: id, title, from, score: at };
  });
}
