import type { CheckGroup } from './check-groups.ts';
import type { ScoreBand } from './score-band.ts';

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

/** The same for a whole site, with what is wrong between its pages. */
export const siteGroupNames: Readonly<Record<CheckGroup | 'across', string>> = {
  ...groupNames,
  across: 'Between pages',
};
