import type { Evidence } from '../evidence.ts';

/** The evidence after a snippet was applied where its label says. */
export interface AppliedFix {
  evidence: Evidence;
  /**
   * What the site had and no longer has: links, words, rules, addresses. A fix that loses one is not shown.
   */
  lost: string[];
}

/**
 * The result of applying a snippet: applied; `unfit` if what it removes does not exist; or a server setting
 * or an example, which no evidence shows and we cannot judge.
 */
export type Application = ({ kind: 'applied' } & AppliedFix) | { kind: 'unfit' } | { kind: 'elsewhere' };

export const applied = (evidence: Evidence, lost: string[] = []): Application => ({
  kind: 'applied',
  evidence,
  lost,
});
