import type { ShareOfVoice } from '@visible-ai/shared/answers/schema';
import type { Bounds } from './cluster-bootstrap.ts';
import type { Count } from './newcombe.ts';

/**
 * Our share of all mentions of us and our competitors: counts of mentions, a cluster for each prompt. A ratio
 * of two sums has no interval of its own, so its bounds come from the bootstrap over prompts.
 *
 * @param clusters k: mentions of us; n: mentions of us and our competitors.
 * @returns no value for 0/0, and no bounds if fewer than two prompts have mentions.
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
