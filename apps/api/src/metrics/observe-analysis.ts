import { EngineError } from '@visible-ai/engine';
import type { AnalysisEvent } from '@visible-ai/shared/analysis/schema';
import { AppError } from '../http/app-error.ts';
import type { Metrics } from './create-metrics.ts';

/**
 * Passes an audit's events on unchanged and counts how it ended and how long each step took. An audit whose
 * client went away ends as `left`, one that was refused or failed with the error's code.
 *
 * @param now seconds of any steady clock.
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
