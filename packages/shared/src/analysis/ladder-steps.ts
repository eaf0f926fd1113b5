import type { AnalysisReport } from './schema.ts';

/** One rung: the score once this fix and all before it are made. */
export interface LadderStep {
  checkId: string;
  title: string;
  from: number;
  score: number;
}

/** So many fixes a person makes before looking again. */
const SHOWN = 3;

export interface Ladder {
  steps: LadderStep[];
  /** Where all of the fixes lead, when there are more than are shown. */
  all: { count: number; score: number } | null;
}

/**
 * The score after the first fix, after the first two, and so on: as the engine reckoned it, caps included. Null for a
 * report that was stored before it told the steps, and where nothing is to be fixed.
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
  const last = ladder.at(-1);
  return {
    steps: steps.slice(0, SHOWN),
    all: last && steps.length > SHOWN ? { count: steps.length, score: last.score } : null,
  };
}
