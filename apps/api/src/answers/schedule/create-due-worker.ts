import { inNoRequest } from '../../infra/logger/request-scope.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { isMonthDue, tellMonths } from '../news/tell-months.ts';
import { settleLeftBehind } from './settle-left-behind.ts';
import { isRunDue, startDueRuns } from './start-due-runs.ts';

const QUEUE = 'answers-due';
const SWEEP_MS = 10_000;

export interface DueWorker {
  /** Does all that is due now. */
  doDue(signal: AbortSignal): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Starts runs when their schedules are due, and tells what a month has said. */
export function createDueWorker(deps: AnswersDeps, queue: Queue): DueWorker {
  const { db, now, logger } = deps;
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();

  async function doDue(signal: AbortSignal): Promise<void> {
    await startDueRuns(deps, signal);
    await tellMonths(deps, signal);
    await settleLeftBehind(db, now());
  }
  queue.define(QUEUE, {
    concurrency: 1,
    retryLimit: 3,
    retryDelay: 1,
    work: ({ signal }) => inNoRequest(() => doDue(signal)),
  });

  const sweep = async () => {
    const moment = now();
    if (!(await isRunDue(db, moment)) && !(await isMonthDue(db, moment))) return;
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
          logger.warn({ err: error }, 'Runs that are due could not be looked for'),
        );
      }, SWEEP_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
