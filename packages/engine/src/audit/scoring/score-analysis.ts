export interface Weighed {
  id: string;
  score: number | null;
  weight: number;
}

/** What caps the score, and the checks whose findings do so. */
export interface ScoreCap {
  at: number;
  checkIds: readonly string[];
}

/** The total weight of the checks that have a result: the base for one point of the score. */
export const weightOfResults = (checks: readonly Weighed[]): number =>
  checks.reduce((sum, { score, weight }) => (score === null ? sum : sum + weight), 0);

/**
 * The score before rounding: 100 × Σ weight × score / Σ weight over the checks that have a result, at most
 * the cap while a check that caps is not perfect. A check without a result (`na`) neither gains nor loses.
 *
 * @param perfect ids of checks to treat as perfect: this gives the score after their fixes.
 */
export function exactScore(
  checks: readonly Weighed[],
  cap: ScoreCap | null,
  perfect: ReadonlySet<string> = new Set(),
): number {
  const total = weightOfResults(checks);
  if (total === 0) return 0;
  const won = checks.reduce(
    (sum, { id, score, weight }) => (score === null ? sum : sum + weight * (perfect.has(id) ? 1 : score)),
    0,
  );
  // Sums of decimal fractions are not exact in binary: 0.5 must not depend on the order of the checks.
  const raw = Number(((100 * won) / total).toFixed(6));
  return cap?.checkIds.some((id) => !perfect.has(id)) ? Math.min(raw, cap.at) : raw;
}

/** The score in whole points. It is 0 if there is no result. */
export const scoreAnalysis = (checks: readonly Weighed[], cap: ScoreCap | null = null): number =>
  Math.round(exactScore(checks, cap));
