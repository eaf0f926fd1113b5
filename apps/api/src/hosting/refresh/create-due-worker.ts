import { inNoRequest } from '../../infra/logger/request-scope.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { isRefreshDue, startDueRefreshes } from './start-due-refreshes.ts';

const QUEUE = 'refreshes-due';
const SWEEP_MS = 10_000;

export interface DueWorker {
  /** Begins all refreshes that are due now. */
  doDue(signal: AbortSignal): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Begins refreshes when their schedules are due. */
export function createDueWorker(deps: RefreshDeps, queue: Queue): DueWorker {
  const { db, now, logger } = deps;
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  const doDue = (signal: AbortSignal) => startDueRefreshes(deps, signal);
  queue.define(QUEUE, {
    concurrency: 1,
    retryLimit: 3,
    retryDelay: 1,
    work: ({ signal }) => inNoRequest(() => doDue(signal)),
  });
  const sweep = async () => {
    const moment = now();
    if (!(await isRefreshDue(db, moment))) return;
    // One wake-up from all instances together.
    const key = `sweep:${Math.floor(moment.getTime() / SWEEP_MS)}`;
    await db.transaction((tx) => queue.send(tx, QUEUE, {}, { key }));
    queue.wake(QUEUE);
  };
  return {
    doDue,
    start() {
      timer = setInterval(() => {
        sweeping = sweep().catch((error: unknown) =>
          logger.warn({ err: error }, 'Refreshes that are due could not be looked for'),
        );
      }, SWEEP_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
