import { z } from 'zod';
import type { QueueSettings } from './queue.ts';

/** `given-up` after the last attempt, `handed-back` when the service stops. */
export type JobOutcome = 'completed' | 'failed' | 'given-up' | 'handed-back';

/** A job from pg-boss, with its number of attempts. */
export const fetchedJob = z.object({
  id: z.string(),
  data: z.unknown(),
  retryCount: z.coerce.number(),
  retryLimit: z.coerce.number(),
});
export type FetchedJob = z.infer<typeof fetchedJob>;

type AttemptResult = { outcome: 'completed' } | { outcome: Exclude<JobOutcome, 'completed'>; reason: string };

/**
 * Attempts a job once and returns the outcome, without reporting it elsewhere.
 *
 * @param onEnded is called with the outcome and the seconds it took.
 */
export async function attemptJob(
  work: QueueSettings['work'],
  job: FetchedJob,
  abort: AbortSignal,
  onEnded: (outcome: JobOutcome, seconds: number) => void,
): Promise<AttemptResult> {
  const { id, data, retryCount, retryLimit } = job;
  const lastTry = retryCount >= retryLimit;
  const since = performance.now();
  const ended = (outcome: JobOutcome) => onEnded(outcome, (performance.now() - since) / 1000);
  try {
    await work({ id, data, attempt: retryCount + 1, lastTry, signal: abort });
    ended('completed');
    return { outcome: 'completed' };
  } catch (error) {
    const outcome = abort.aborted ? 'handed-back' : lastTry ? 'given-up' : 'failed';
    ended(outcome);
    return { outcome, reason: error instanceof Error ? error.message : String(error) };
  }
}
