import type { CheckGroup } from './check-groups.ts';

/** What the checks of each group are worth together, of 100. The weights themselves are the engine's. */
export const groupPoints = {
  access: 28,
  understanding: 27,
  content: 37,
  speed: 8,
} as const satisfies Record<CheckGroup, number>;
