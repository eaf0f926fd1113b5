import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { inNoRequest } from '../logger/request-scope.ts';
import type { Queue } from './queue.ts';

export interface DueWork {
  db: Db;
  queue: Queue;
  logger: Logger;
  now(): Date;
  /** The name of its queue. */
  name: string;
  /** What is due, for log lines. */
  what: string;
  /** For one instance. Default: 1. */
  concurrency?: number;
  isDue(db: Db, moment: Date): Promise<boolean>;
  /** Does all work that is due now. */
  doDue(signal: AbortSignal): Promise<void>;
}

export interface DueWorker {
  /** Makes an instance check for due work as soon as the transaction commits; once for each key. */
  wake(tx: Db, key: string): Promise<unknown>;
  start(): void;
  stop(): Promise<void>;
}

const SWEEP_MS = 10_000;

/** Does what schedules make due: every instance checks from time to time, and one of them does the work. */
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
    // One wake-up for all instances together.
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
