import type { Evidence } from '../evidence.ts';

/** What became of the evidence when a snippet was put where its label says. */
export interface AppliedFix {
  evidence: Evidence;
  /** What the site had and has no more: links, words, rules, addresses. A fix that loses one is not shown. */
  lost: string[];
}

/**
 * A snippet put to the test: applied; `unfit` when what it takes away is not there; or a setting of a server or
 * an example, which no evidence shows and nobody can judge from here.
 */
export type Application = ({ kind: 'applied' } & AppliedFix) | { kind: 'unfit' } | { kind: 'elsewhere' };

export const applied = (evidence: Evidence, lost: string[] = []): Application => ({
  kind: 'applied',
  evidence,
  lost,
});
