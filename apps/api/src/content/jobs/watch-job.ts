import type { JobProgress } from '@visible-ai/shared/content/schema';
import type { Claim } from './claim-job.ts';
import { holdJob } from './held-job.ts';
import type { JobDeps } from './job-deps.ts';
import { jobProgressOf } from './present-job.ts';

/** Why a run stops before its end: its job was cancelled or taken over, its time is up, the service stops. */
export type StopReason = 'lost' | 'late' | 'stopping';

export interface JobWatch {
  /** Aborted when the run is to stop. */
  signal: AbortSignal;
  /** Null while nothing asks the run to stop. */
  stopReason(): StopReason | null;
  /** Kept with the next beat. */
  report(progress: Partial<JobProgress>): void;
  progress(): JobProgress;
  /** Time the job may still take, ms. */
  leftMs(): number;
  workedMs(): number;
  /** Ends the beats; waits for the one on its way. */
  end(): Promise<void>;
}

/**
 * Looks after a run: tells now and then how far it is, which holds the job, and learns from the same
 * statement that the job was cancelled. So a cancel is noticed on any instance within a beat.
 */
export function watchJob(deps: JobDeps, claim: Claim, stopping: AbortSignal): JobWatch {
  const { db, now, logger, timing } = deps;
  const { job } = claim;
  const controller = new AbortController();
  const began = now().getTime();
  const limit = timing.limitOf(job.contentType);
  let progress = jobProgressOf(job);
  let reason: StopReason | null = null;
  let heldUntil = began + timing.lease;
  let timer: NodeJS.Timeout | undefined;

  const workedMs = () => job.workedMs + now().getTime() - began;
  const stop = (why: StopReason) => {
    reason ??= why;
    controller.abort();
  };
  const onStopping = () => stop('stopping');
  if (stopping.aborted) onStopping();
  stopping.addEventListener('abort', onStopping, { once: true });

  const beat = async () => {
    const leaseUntil = new Date(now().getTime() + timing.lease);
    try {
      const state = { progress, workedMs: workedMs(), leaseUntil };
      if (await holdJob(db, claim, state)) heldUntil = leaseUntil.getTime();
      else stop('lost');
    } catch (error) {
      logger.warn({ err: error, jobId: job.id }, 'The progress of a job could not be kept');
      if (now().getTime() > heldUntil) stop('lost');
    }
    if (workedMs() >= limit) stop('late');
  };
  let beating = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      beating = beat().then(() => {
        if (reason === null && timer !== undefined) schedule();
      });
    }, timing.beat);
  };
  schedule();

  return {
    signal: controller.signal,
    stopReason: () => reason,
    report(change) {
      progress = { ...progress, ...change };
    },
    progress: () => progress,
    leftMs: () => Math.max(0, limit - workedMs()),
    workedMs,
    async end() {
      clearTimeout(timer);
      timer = undefined;
      stopping.removeEventListener('abort', onStopping);
      await beating;
    },
  };
}
