import type { LeaseProgress } from './leased-jobs.ts';
import type { RunWatch, StopReason } from './watch-run.ts';

/** A job that ended so many processes is what ends them. */
export const MOST_ATTEMPTS = 25;

export interface LeasedRun<End extends string> {
  work(): Promise<End>;
  /** Ends the job as failed: its time is up, or the work has thrown. */
  fail(failure: { late: true } | { late: false; error: unknown }): Promise<unknown>;
  /** Puts the job back for another run. */
  putBack(): Promise<void>;
  /** Told once how the run came to its end. */
  onEnd(end: End | StopReason | 'failed'): void;
}

/** Rejects when the run is to stop, whatever the work does about it. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });

/**
 * Works on a job in hand to its end. When the service stops, the job is put back; one that was ended or taken over
 * is left as it is.
 *
 * @throws what the service stopped with, once the job is put back, so that the queue wakes somebody for it again.
 */
export async function runUnderLease<End extends string, Progress extends LeaseProgress>(
  watch: RunWatch<Progress>,
  { work, fail, putBack, onEnd }: LeasedRun<End>,
): Promise<void> {
  try {
    onEnd(await Promise.race([work(), stopped(watch.signal)]));
  } catch (error) {
    await watch.end();
    const reason = watch.stopReason();
    onEnd(reason ?? 'failed');
    if (reason === 'late') await fail({ late: true });
    if (reason === null) await fail({ late: false, error });
    if (reason !== 'stopping') return;
    await putBack();
    throw error;
  }
}
