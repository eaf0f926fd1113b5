import type { ShareOfVoice } from '@visible-ai/shared/answers/schema';
import type { Bounds } from './cluster-bootstrap.ts';
import type { Count } from './newcombe.ts';

/**
 * How much of what is said of us and our competitors is said of us: counts of namings, a cluster for each prompt.
 * A ratio of two sums has no interval of its own, so that its bounds are those of the bootstrap over prompts.
 *
 * @param clusters k: how often we are named; n: how often we and our competitors are.
 * @returns no value for 0/0, and no bounds where fewer than two prompts name anybody.
 */
export function shareOfVoice(
  clusters: readonly Count[],
  bootstrap: (clusters: readonly Count[]) => Bounds | null,
): ShareOfVoice {
  const ours = clusters.reduce((sum, { k }) => sum + k, 0);
  const all = clusters.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return { value: null, ours: 0, all: 0, low: null, high: null };
  const bounds = bootstrap(clusters);
  return { value: ours / all, ours, all, low: bounds?.low ?? null, high: bounds?.high ?? null };
}
