import type { AnswerCell, EntityCounts } from './answer-cell.ts';

/** The input of figures: cells, or the merged cells of a prompt. */
export type CountedCell = Pick<AnswerCell, 'promptId' | 'counts' | 'entities'>;

/**
 * Merges the cells of each prompt over all runs and engines, so that pooled figures are computed from few
 * cells.
 */
export function cellsOfPrompts(cells: readonly CountedCell[]): CountedCell[] {
  const prompts = new Map<string, { ok: number; entities: Map<string, EntityCounts> }>();
  for (const { promptId, counts, entities } of cells) {
    const sum = prompts.get(promptId) ?? { ok: 0, entities: new Map() };
    prompts.set(promptId, sum);
    sum.ok += counts.ok ?? 0;
    for (const [id, one] of Object.entries(entities)) {
      const all = sum.entities.get(id) ?? { named: 0, cited: 0, first: 0, times: 0 };
      sum.entities.set(id, all);
      all.named += one.named;
      all.cited += one.cited;
      all.first += one.first;
      all.times += one.times;
    }
  }
  return [...prompts].map(([promptId, { ok, entities }]) => ({
    promptId,
    counts: { ok },
    entities: Object.fromEntries(entities),
  }));
}
