import { holdLease } from './hold-lease.ts';
import type { Lease, LeaseDeps, LeasedJobs, LeaseProgress } from './leased-jobs.ts';

/** Why a run stops early: its job was ended or taken over, its time is up, or the service stops. */
export type StopReason = 'lost' | 'late' | 'stopping';

export interface RunWatch<Progress extends LeaseProgress> {
  /** Aborted when the run must stop. */
  signal: AbortSignal;
  /** Aborted when the owner cancels a job that then ends itself. */
  cancelled: AbortSignal;
  /** Null while the run may continue. */
  stopReason(): StopReason | null;
  /** Stored with the next heartbeat. */
  report(progress: Partial<Progress>): void;
  progress(): Progress;
  /** The remaining time of the job, ms. */
  leftMs(): number;
  workedMs(): number;
  /** Ends the heartbeats, and waits for an open one. */
  end(): Promise<void>;
}

export interface WatchedRun<Progress extends LeaseProgress> {
  lease: Lease;
  /** The progress of an earlier run. */
  progress: Progress;
  workedMs: number;
  /** The total time limit of the job. */
  limitMs: number;
}

/**
 * Sends heartbeats for a run: they store its progress, extend its lease, and learn in the same statement that
 * the job was cancelled. So a cancel is noticed on any instance within one heartbeat.
 *
 * @param stopping aborted when the service stops.
 */
export function watchRun<Progress extends LeaseProgress>(
  { db, logger, timing }: Pick<LeaseDeps, 'db' | 'logger' | 'timing'>,
  jobs: LeasedJobs,
  run: WatchedRun<Progress>,
  stopping: AbortSignal,
): RunWatch<Progress> {
  const { lease, limitMs } = run;
  const controller = new AbortController();
  const cancel = new AbortController();
  const began = performance.now();
  let { progress } = run;
  let reason: StopReason | null = null;
  let heldUntil = began + timing.lease;
  let timer: NodeJS.Timeout | undefined;

  const workedMs = () => run.workedMs + Math.round(performance.now() - began);
  const stop = (why: StopReason) => {
    reason ??= why;
    controller.abort();
  };
  const onStopping = () => stop('stopping');
  if (stopping.aborted) onStopping();
  stopping.addEventListener('abort', onStopping, { once: true });

  const beat = async () => {
    const until = performance.now() + timing.lease;
    try {
      const state = { progress, workedMs: workedMs(), leaseMs: timing.lease };
      const held = await holdLease(db, jobs, lease, state);
      if (held === 'lost') stop('lost');
      else heldUntil = until;
      if (held === 'cancelled') cancel.abort();
    } catch (error) {
      logger.warn({ err: error, jobId: lease.id }, 'The progress of a job could not be kept');
      if (performance.now() > heldUntil) stop('lost');
    }
    if (workedMs() >= limitMs) stop('late');
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
    cancelled: cancel.signal,
    stopReason: () => reason,
    report(change) {
      progress = { ...progress, ...change };
    },
    progress: () => progress,
    leftMs: () => Math.max(0, limitMs - workedMs()),
    workedMs,
    async end() {
      clearTimeout(timer);
      timer = undefined;
      stopping.removeEventListener('abort', onStopping);
      await beating;
    },
  };
}
