import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { inNoRequest } from '../logger/request-scope.ts';
import type { Queue } from './queue.ts';

export interface DueWork {
  db: Db;
  queue: Queue;
  logger: Logger;
  now(): Date;
  /** Of its queue. */
  name: string;
  /** What is due, as the log calls it. */
  what: string;
  /** Of one instance at a time. Default: 1. */
  concurrency?: number;
  isDue(db: Db, moment: Date): Promise<boolean>;
  /** Does all that is due now. */
  doDue(signal: AbortSignal): Promise<void>;
}

export interface DueWorker {
  /** Has an instance look at once for what is due, when the transaction stands; once for each key. */
  wake(tx: Db, key: string): Promise<unknown>;
  start(): void;
  stop(): Promise<void>;
}

const SWEEP_MS = 10_000;

/** Does what schedules make due: every instance looks for it now and then, and one of them does it. */
export function createDueWorker(work: DueWork): DueWorker {
  const { db, queue, logger, now, name, what, concurrency = 1, isDue, doDue } = work;
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  queue.define(name, {
    concurrency,
    retryLimit: 3,
    retryDelay: 1,
    work: ({ signal }) => inNoRequest(() => doDue(signal)),
  });
  const wake = (tx: Db, key: string) => queue.send(tx, name, {}, { key });
  const sweep = async () => {
    const moment = now();
    if (!(await isDue(db, moment))) return;
    // One wake-up from all instances together.
    await db.transaction((tx) => wake(tx, `sweep:${Math.floor(moment.getTime() / SWEEP_MS)}`));
    queue.wake(name);
  };
  const runSweep = () => {
    sweeping = sweep().catch((error: unknown) =>
      logger.warn({ err: error }, `${what} that are due could not be looked for`),
    );
  };
  return {
    wake,
    start() {
      timer = setInterval(runSweep, SWEEP_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
