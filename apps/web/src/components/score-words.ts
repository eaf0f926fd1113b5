import type { ScoreBand } from '@visible-ai/shared/analysis/score-band';

/** The word that stands beside a score, so that nobody has to tell colours apart. */
export const scoreWords: Readonly<Record<ScoreBand, string>> = {
  good: 'Good',
  middling: 'Needs work',
  poor: 'Poor',
};
