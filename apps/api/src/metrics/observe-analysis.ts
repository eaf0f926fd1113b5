import { EngineError } from '@visible-ai/engine';
import type { AnalysisEvent } from '@visible-ai/shared/analysis/schema';
import { AppError } from '../http/app-error.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Passes an audit's events on unchanged, and counts how it ended and how long each step took. The outcome is
 * `left` if the client went away, or the error's code if it was refused or failed.
 *
 * @param now seconds of a monotonic clock.
 */
export async function* observeAnalysis(
  events: AsyncIterable<AnalysisEvent>,
  metrics: Pick<Metrics, 'auditEnded' | 'auditStepEnded'>,
  now: () => number,
): AsyncGenerator<AnalysisEvent, void, void> {
  let outcome = 'left';
  let step: { name: string; since: number } | null = null;
  try {
    for await (const event of events) {
      if (step) metrics.auditStepEnded(step.name, now() - step.since);
      step = event.type === 'progress' ? { name: event.step, since: now() } : null;
      if (event.type === 'completed') outcome = 'completed';
      if (event.type === 'error') outcome = event.code;
      yield event;
    }
  } catch (error) {
    outcome = error instanceof AppError || error instanceof EngineError ? error.code : 'internal';
    throw error;
  } finally {
    metrics.auditEnded(outcome);
  }
}
