import { checkPoints } from './group-totals.ts';
import type { AnalysisReport } from './schema.ts';

/** Whether the cap lowers the score. A page can also be below the cap for other reasons. */
export function capBites({ cap, checks }: Pick<AnalysisReport, 'cap' | 'checks'>): boolean {
  if (!cap) return false;
  const earned = checks.reduce((sum, check) => sum + checkPoints(check, checks).earned, 0);
  return Math.round(earned) > cap.at;
}
