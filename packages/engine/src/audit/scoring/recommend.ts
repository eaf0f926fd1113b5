import type { AnalysisReport, Recommendation } from '@visible-ai/shared/analysis/schema';
import type { Finding } from '../checks/define-check.ts';
import { exactScore, type ScoreCap, weightOfResults } from './score-analysis.ts';

export type WeighedFinding = Finding & { weight: number };

/** From this many of the 100 points a fix has high or medium priority, even if the score is capped now. */
const HIGH_FROM = 4;
const MEDIUM_FROM = 2.5;

const priorityOf = (share: number, capping: boolean): Recommendation['priority'] => {
  if (capping || share >= HIGH_FROM) return 'high';
  return share >= MEDIUM_FROM ? 'medium' : 'low';
};

const toTenths = (points: number) => Math.max(0, Math.round(10 * points) / 10);

/**
 * One recommendation for every check that has a result and is not a pass, most urgent first: what caps the
 * score, then by the share of 100 that the check loses (100 × weight × (1 − score) / Σ weight). Its points
 * are what the score gains if only this check becomes perfect: 0 while another finding caps it.
 */
export function recommend(findings: readonly WeighedFinding[], cap: ScoreCap | null): Recommendation[] {
  const total = weightOfResults(findings);
  const now = exactScore(findings, cap);
  const capping = new Set(cap?.checkIds);
  return findings
    .flatMap((finding) => {
      if (finding.score === null || finding.status === 'pass') return [];
      const share = (100 * finding.weight * (1 - finding.score)) / total;
      const caps = capping.has(finding.id);
      const recommendation: Recommendation = {
        title: finding.action ?? finding.title,
        description: [finding.evidence, finding.fix].filter(Boolean).join(' '),
        priority: priorityOf(share, caps),
        checkId: finding.id,
        points: toTenths(exactScore(findings, cap, new Set([finding.id])) - now),
        snippet: finding.snippet,
      };
      return [{ recommendation, caps, share }];
    })
    .sort((a, b) => Number(b.caps) - Number(a.caps) || b.share - a.share)
    .map(({ recommendation }) => recommendation);
}

/** The score after each fix, if they are made one after another in the recommended order. */
export function climb(
  findings: readonly WeighedFinding[],
  cap: ScoreCap | null,
  recommendations: readonly Recommendation[],
): AnalysisReport['ladder'] {
  const made = new Set<string>();
  return recommendations.map(({ checkId }) => {
    made.add(checkId);
    return { checkId, score: Math.round(exactScore(findings, cap, made)) };
  });
}
