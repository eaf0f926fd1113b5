import type { AnalysisReport } from './schema.ts';

/** A rung: the score after this fix and all fixes before it. */
export interface LadderStep {
  checkId: string;
  title: string;
  from: number;
  score: number;
}

/** People make about this many fixes before they look again. */
const SHOWN = 3;

export interface Ladder {
  steps: LadderStep[];
  /** The score after all fixes, if those that are not shown raise it. */
  all: { count: number; score: number } | null;
}

/**
 * The score after the first fix, after the first two, and so on, as the engine calculated it, caps included.
 * Null if there is nothing to fix, and for reports that were stored before they contained the steps.
 */
export function ladderSteps({
  score,
  ladder,
  recommendations,
}: Pick<AnalysisReport, 'score' | 'ladder' | 'recommendations'>): Ladder | null {
  if (ladder.length === 0) return null;
  const steps = ladder.map((rung, index) => ({
    ...rung,
    title: recommendations.find(({ checkId }) => checkId === rung.checkId)?.title ?? rung.checkId,
    from: ladder[index - 1]?.score ?? score,
  }));
  const shown = steps.slice(0, SHOWN);
  const last = ladder.at(-1);
  const top = shown.at(-1)?.score ?? score;
  return {
    steps: shown,
    all: last && last.score > top ? { count: steps.length, score: last.score } : null,
  };
}
