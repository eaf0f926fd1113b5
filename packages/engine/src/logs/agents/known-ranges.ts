import { agentLists } from './agent-lists.ts';

/** Networks by the list that names them. */
export type KnownRanges = Readonly<Record<string, readonly string[]>>;

/** The copy that came with the program. */
export const copiedRanges: KnownRanges = Object.fromEntries(
  agentLists.map(({ list, prefixes }) => [list, prefixes]),
);
