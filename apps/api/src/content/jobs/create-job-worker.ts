import { inNoRequest, inRequest } from '../../infra/logger/request-scope.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { type Claim, claimJob, isJobClaimable } from './claim-job.ts';
import { JOB_QUEUE, type JobDeps } from './job-deps.ts';
import { dropAllLeases } from './job-store.ts';
import { runJob } from './run-job.ts';

/** Jobs that one instance works on at a time. */
const AT_A_TIME = 4;
/** Whoever woke the worker: the run's log lines carry the id of the call that asked for this job. */
const asItsRequest = ({ job }: Claim, run: () => Promise<void>) =>
  job.requestId === null ? inNoRequest(run) : inRequest(job.requestId, run);

/** How often is looked for jobs whose worker died. */
const SWEEP_MS = 3000;

export interface JobWorker {
  /** Call before the queue starts. */
  start(): Promise<void>;
  /** Looks for no more jobs; those that run are the queue's to end. */
  stop(): Promise<void>;
}

/**
 * Works on jobs as the queue wakes it. A wake-up says that there is work, not which: the rows decide, so that
 * no owner waits behind another's ten jobs. A sweep wakes for those whose worker has died.
 *
 * @param parts.alone no other process works on this database: what was in hand before is nobody's.
 */
export function createJobWorker(parts: {
  deps: JobDeps;
  queue: Pick<Queue, 'define'>;
  newId(): string;
  alone: boolean;
}): JobWorker {
  const { deps, queue, newId, alone } = parts;
  const { db, now, logger, timing } = deps;
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  let inHand = 0;

  queue.define(JOB_QUEUE, {
    concurrency: AT_A_TIME,
    retryLimit: 3,
    retryDelay: 1,
    async work({ signal }) {
      inHand += 1;
      try {
        const claim = await claimJob(db, { worker: newId(), now: now(), leaseMs: timing.lease });
        if (claim) await asItsRequest(claim, () => runJob(deps, claim, signal));
      } finally {
        inHand -= 1;
      }
    },
  });

  const sweep = async () => {
    const moment = now();
    if (inHand >= AT_A_TIME || !(await isJobClaimable(db, moment))) return;
    // One wake-up from all instances together, and another one a while later if the job still waits.
    const key = `sweep:${Math.floor(moment.getTime() / SWEEP_MS)}`;
    await db.transaction((tx) => deps.queue.send(tx, JOB_QUEUE, {}, { key }));
    deps.queue.wake(JOB_QUEUE);
  };
  const runSweep = () => {
    sweeping = sweep().catch((error: unknown) =>
      logger.warn({ err: error }, 'Waiting jobs could not be looked for'),
    );
  };

  return {
    async start() {
      if (alone) await dropAllLeases(db);
      timer = setInterval(runSweep, SWEEP_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
