import type { Recommendation } from '@visible-ai/shared/analysis/schema';
import type { Finding } from '../checks/define-check.ts';
import { weightOfResults } from './score-analysis.ts';

export type WeighedFinding = Finding & { weight: number };

/** From so many points a fix is of high or of medium priority. */
const HIGH_FROM = 4;
const MEDIUM_FROM = 2.5;

const priorityOf = (points: number, capping: boolean): Recommendation['priority'] => {
  if (capping || points >= HIGH_FROM) return 'high';
  return points >= MEDIUM_FROM ? 'medium' : 'low';
};

/**
 * One recommendation for every check that has a result and is not a pass, gravest first: what caps the
 * score, then by the points that the fix would win (100 × weight × (1 − score) / Σ weight).
 *
 * @param capping ids of the checks whose finding caps the score.
 */
export function recommend(
  findings: readonly WeighedFinding[],
  capping: ReadonlySet<string>,
): Recommendation[] {
  const total = weightOfResults(findings);
  return findings
    .flatMap((finding) => {
      if (finding.score === null || finding.status === 'pass') return [];
      const points = Math.round((1000 * finding.weight * (1 - finding.score)) / total) / 10;
      const caps = capping.has(finding.id);
      const recommendation: Recommendation = {
        title: finding.action ?? finding.title,
        description: [finding.evidence, finding.fix].filter(Boolean).join(' '),
        priority: priorityOf(points, caps),
        checkId: finding.id,
        points,
        snippet: finding.snippet,
      };
      return [{ recommendation, caps }];
    })
    .sort((a, b) => Number(b.caps) - Number(a.caps) || b.recommendation.points - a.recommendation.points)
    .map(({ recommendation }) => recommendation);
}
