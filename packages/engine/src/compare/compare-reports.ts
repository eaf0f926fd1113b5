import type { AnalysisReport, CheckResult } from '@visible-ai/shared/analysis/schema';
import type { ReportDifference } from '@visible-ai/shared/compare/schema';
import { allChecks } from '../audit/checks/all-checks.ts';

type Compared = Pick<AnalysisReport, 'checks' | 'recommendations'>;

const names = new Map<string, string>(allChecks.map(({ id, title }) => [id, title]));

const side = ({ status, score, evidence }: CheckResult) => ({ status, score, evidence });

/**
 * Where the same check judged two pages differently. A check without a result for one of the pages is left
 * out, because it cannot be compared. Pure.
 *
 * @returns first where theirs is better, most points first; `points` are what our score gains when that check
 *   is fixed, with `fix` and `snippet` for our page. Then where ours is better.
 */
export function compareReports(ours: Compared, theirs: Compared): { differences: ReportDifference[] } {
  const others = new Map(theirs.checks.map((check) => [check.id, check]));
  const urgency = new Map(ours.recommendations.map(({ checkId }, index) => [checkId, index]));
  const points = new Map(ours.recommendations.map((each) => [each.checkId, each.points]));
  const found = ours.checks.flatMap((own) => {
    const other = others.get(own.id);
    if (own.score === null || !other || other.score === null || own.score === other.score) return [];
    const ahead = other.score - own.score;
    const difference: ReportDifference = {
      checkId: own.id,
      title: names.get(own.id) ?? own.title,
      ours: side(own),
      theirs: side(other),
      points: ahead > 0 ? (points.get(own.id) ?? 0) : 0,
      fix: ahead > 0 ? own.fix : null,
      snippet: ahead > 0 ? own.snippet : null,
    };
    const rank = urgency.get(own.id) ?? ours.checks.length;
    return [{ difference, ahead, rank }];
  });
  const differences = found
    .sort(
      (one, next) =>
        Number(next.ahead > 0) - Number(one.ahead > 0) ||
        next.difference.points - one.difference.points ||
        (one.ahead > 0 ? one.rank - next.rank : one.ahead - next.ahead),
    )
    .map(({ difference }) => difference);
  return { differences };
}
