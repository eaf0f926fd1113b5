import type { LeaseProgress } from './leased-jobs.ts';
import type { RunWatch, StopReason } from './watch-run.ts';

/** A job whose process died this often is probably the cause. */
export const MOST_ATTEMPTS = 25;

export interface LeasedRun<End extends string> {
  work(): Promise<End>;
  /** Ends the job as failed: its time is up, or the work has thrown an error. */
  fail(failure: { late: true } | { late: false; error: unknown }): Promise<unknown>;
  /** Puts the job back for another run. */
  putBack(): Promise<void>;
  /** Called once with the way in which the run ended. */
  onEnd(end: End | StopReason | 'failed'): void;
}

/** Rejects when the run must stop, whether or not the work reacts. */
const stopped = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });

/**
 * Works on a claimed job until it ends. If the service stops, the job is put back; a job that was ended or
 * taken over stays as it is.
 *
 * @throws the reason of the stop, after the job was put back, so that the queue wakes a worker for it again.
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
