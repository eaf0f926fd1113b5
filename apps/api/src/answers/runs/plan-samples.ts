import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { AskedPanel } from '../panel/panel-store.ts';

/** A question of a run, before it is asked. */
export interface PlannedSample {
  promptId: string;
  engine: AnswerEngineId;
  n: number;
  canary: boolean;
}

/** The most canary questions in a run. */
export const MOST_CANARY = 40;

/**
 * The questions of a run, in order: each prompt once for each engine, then again, so that a limited budget is
 * spread over all of them; the canary's last.
 *
 * @param canary ids of the neutral prompts.
 */
export function planSamples(
  { prompts, engines, samples }: Pick<AskedPanel, 'prompts' | 'engines' | 'samples'>,
  canary: readonly string[],
): PlannedSample[] {
  const asked = prompts.filter(({ paused }) => !paused);
  if (asked.length === 0 || engines.length === 0) return [];
  const ours = Array.from({ length: samples }, (_none, round) =>
    asked.flatMap(({ id }) =>
      engines.map((engine) => ({ promptId: id, engine, n: round + 1, canary: false })),
    ),
  ).flat();
  const each = Math.floor(MOST_CANARY / engines.length);
  const neutral = canary
    .slice(0, each)
    .flatMap((promptId) => engines.map((engine) => ({ promptId, engine, n: 1, canary: true })));
  return [...ours, ...neutral];
}
