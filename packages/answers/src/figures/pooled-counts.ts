import type { Rate, ShareOfVoice } from '@visible-ai/shared/answers/schema';
import type { EntityCounts } from './answer-cell.ts';
import type { CountedCell } from './cells-of-prompts.ts';
import { type Bounds, createClusterBootstrap } from './cluster-bootstrap.ts';
import type { Count } from './newcombe.ts';
import { wilson } from './wilson.ts';

/**
 * Our share of all mentions of us and our competitors: counts of mentions, a cluster for each prompt. A ratio
 * of two sums has no interval of its own, so its bounds come from the bootstrap over prompts.
 *
 * @param clusters k: mentions of us; n: mentions of us and our competitors.
 * @returns no value for 0/0, and no bounds if fewer than two prompts have mentions.
 */
function shareOfVoice(
  clusters: readonly Count[],
  bootstrap: (clusters: readonly Count[]) => Bounds | null,
): ShareOfVoice {
  const ours = clusters.reduce((sum, { k }) => sum + k, 0);
  const all = clusters.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return { value: null, ours: 0, all: 0, low: null, high: null };
  const bounds = bootstrap(clusters);
  return { value: ours / all, ours, all, low: bounds?.low ?? null, high: bounds?.high ?? null };
}

type Sampled = keyof Pick<EntityCounts, 'named' | 'cited' | 'first'>;

/** The three rates of an entity have one denominator: the `ok` samples. A sample that did not search is `no_search`. */
const okOf = (cell: CountedCell) => cell.counts.ok ?? 0;

/** Counts of cells, by prompt. */
function byPrompt(cells: readonly CountedCell[], countOf: (cell: CountedCell) => Count): Count[] {
  const prompts = new Map<string, Count>();
  for (const cell of cells) {
    const { k, n } = countOf(cell);
    const sum = prompts.get(cell.promptId) ?? { k: 0, n: 0 };
    prompts.set(cell.promptId, { k: sum.k + k, n: sum.n + n });
  }
  return [...prompts.values()];
}

/** Counts of all cells together, over all prompts. */
export function countIn(cells: readonly CountedCell[], entityId: string, what: Sampled): Count {
  return {
    k: cells.reduce((sum, cell) => sum + (cell.entities[entityId]?.[what] ?? 0), 0),
    n: cells.reduce((sum, cell) => sum + okOf(cell), 0),
  };
}

/** Computes figures from cells; the bootstrap has a fixed seed, so that a figure is always the same. */
export function createPooling() {
  const bootstrap = createClusterBootstrap({ seed: 1927, rounds: 1000 });
  return {
    /** A rate with Wilson's bounds and, over several prompts, those of the bootstrap. */
    rate(cells: readonly CountedCell[], entityId: string, what: Sampled): Rate {
      const { k, n } = countIn(cells, entityId, what);
      const clustered = bootstrap(
        byPrompt(cells, (cell) => ({ k: cell.entities[entityId]?.[what] ?? 0, n: okOf(cell) })),
      );
      return { ...wilson(k, n), ...(clustered && { clustered }) };
    },
    /** For one entity among all: the caller must leave out cells of branded prompts. */
    shareOfVoice(
      cells: readonly CountedCell[],
      entityId: string,
      entityIds: readonly string[],
    ): ShareOfVoice {
      const timesOf = (cell: CountedCell, id: string) => cell.entities[id]?.times ?? 0;
      return shareOfVoice(
        byPrompt(cells, (cell) => ({
          k: timesOf(cell, entityId),
          n: entityIds.reduce((sum, id) => sum + timesOf(cell, id), 0),
        })),
        bootstrap,
      );
    },
  };
}
