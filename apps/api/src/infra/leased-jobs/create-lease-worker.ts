import type { Queue } from '../queue/queue.ts';
import { claimNext, isClaimable } from './claim-next.ts';
import { dropAllLeases } from './hold-lease.ts';
import type { Lease, LeaseDeps, LeasedJobs } from './leased-jobs.ts';

/** The interval of checks for jobs whose worker died. */
const SWEEP_MS = 3000;

export interface LeaseWorker {
  /** Call before the queue starts. */
  start(): Promise<void>;
  /** Takes no more jobs; the queue ends the running ones. */
  stop(): Promise<void>;
}

/**
 * Works on jobs when the queue wakes it. A wake-up does not name a job: the rows decide which is next, so
 * that no owner waits behind another's ten jobs. A sweep wakes for jobs whose worker has died.
 *
 * @param parts.alone no other process works on this database, so earlier claims are void.
 * @param parts.run works on a claimed job; `stopping` is aborted when the service stops.
 */
export function createLeaseWorker(parts: {
  jobs: LeasedJobs;
  deps: LeaseDeps;
  queue: Pick<Queue, 'define'>;
  newId(): string;
  alone: boolean;
  /** Takes no jobs: they wait for another instance. */
  resting?: boolean;
  run(lease: Lease, stopping: AbortSignal): Promise<void>;
}): LeaseWorker {
  const { jobs, deps, newId, alone, resting = false, run } = parts;
  const { db, now, logger, timing } = deps;
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  let inHand = 0;

  parts.queue.define(jobs.queue, {
    concurrency: jobs.atATime,
    retryLimit: 3,
    retryDelay: 1,
    async work({ signal }) {
      if (resting) return;
      inHand += 1;
      try {
        const lease = await claimNext(db, jobs, { worker: newId(), leaseMs: timing.lease });
        if (lease) await run(lease, signal);
      } finally {
        inHand -= 1;
      }
    },
  });

  const sweep = async () => {
    if (resting || inHand >= jobs.atATime || !(await isClaimable(db, jobs))) return;
    // One wake-up for all instances together, and another one later if the job still waits.
    const key = `sweep:${Math.floor(now().getTime() / SWEEP_MS)}`;
    await db.transaction((tx) => deps.queue.send(tx, jobs.queue, {}, { key }));
    deps.queue.wake(jobs.queue);
  };
  const runSweep = () => {
    sweeping = sweep().catch((error: unknown) =>
      logger.warn({ err: error }, 'Waiting jobs could not be looked for'),
    );
  };

  return {
    async start() {
      if (alone) await dropAllLeases(db, jobs);
      timer = setInterval(runSweep, SWEEP_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
