export type ScoreBand = 'good' | 'middling' | 'poor';

/** The product's score colours: green at 80 or above, yellow at 50 or above, red below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return 'good';
  return score >= 50 ? 'middling' : 'poor';
}
