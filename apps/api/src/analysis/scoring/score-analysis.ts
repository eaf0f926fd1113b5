interface Weighed {
  score: number | null;
  weight: number;
}

/** The weight of all checks that have a result: what one point of the score is measured against. */
export const weightOfResults = (checks: readonly Weighed[]): number =>
  checks.reduce((sum, { score, weight }) => (score === null ? sum : sum + weight), 0);

/**
 * The score before any cap: round(100 × Σ weight × score / Σ weight) over the checks that have a result. A
 * check without one (`na`) neither wins nor loses. No result at all is 0.
 */
export function scoreAnalysis(checks: readonly Weighed[]): number {
  const total = weightOfResults(checks);
  if (total === 0) return 0;
  const won = checks.reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0);
  // Sums of decimal fractions are not exact in binary: 0.5 must not depend on the order of the checks.
  return Math.round(Number(((100 * won) / total).toFixed(6)));
}
