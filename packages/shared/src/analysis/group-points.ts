import type { CheckGroup } from './check-groups.ts';

/** The points of each group of checks, of 100. The engine has the weight of each check. */
export const groupPoints = {
  access: 28,
  understanding: 27,
  content: 37,
  speed: 8,
} as const satisfies Record<CheckGroup, number>;
