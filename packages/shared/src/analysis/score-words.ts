import type { CheckGroup } from './check-groups.ts';
import type { ScoreBand } from './score-band.ts';

/** The word beside a score, so that nobody needs to see colours. */
export const scoreWords: Readonly<Record<ScoreBand, string>> = {
  good: 'Good',
  middling: 'Needs work',
  poor: 'Poor',
};

/** The names of the groups of checks. */
export const groupNames: Readonly<Record<CheckGroup, string>> = {
  access: 'Access',
  understanding: 'Understanding',
  content: 'Content',
  speed: 'Speed',
};

/** The same for a whole site, with the faults between its pages. */
export const siteGroupNames: Readonly<Record<CheckGroup | 'across', string>> = {
  ...groupNames,
  across: 'Between pages',
};
