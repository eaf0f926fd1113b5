import type { CheckGroup } from '@visible-ai/shared/analysis/check-groups';
import type { ScoreBand } from '@visible-ai/shared/analysis/score-band';

/** The word that stands beside a score, so that nobody has to tell colours apart. */
export const scoreWords: Readonly<Record<ScoreBand, string>> = {
  good: 'Good',
  middling: 'Needs work',
  poor: 'Poor',
};

/** What the groups of checks are called. */
export const groupNames: Readonly<Record<CheckGroup, string>> = {
  access: 'Access',
  understanding: 'Understanding',
  content: 'Content',
  speed: 'Speed',
};
