import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import { createLeaseWorker } from '../infra/leased-jobs/create-lease-worker.ts';
import { inNoRequest, inRequestOf } from '../infra/logger/request-scope.ts';
import { createDueWorker } from '../infra/queue/create-due-worker.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { AnswersDeps, AnswersTiming } from './answers-deps.ts';
import { JUDGING_QUEUE, judgeRun } from './judging/judge-run.ts';
import { toMicros } from './money/micros.ts';
import { tellChange } from './news/tell-change.ts';
import { isMonthDue, tellMonths } from './news/tell-months.ts';
import { answerRoutes } from './routes.ts';
import { answerRunJobs, answersTiming } from './runs/run-jobs.ts';
import { readRun } from './runs/run-store.ts';
import { workOnRun } from './runs/work-on-run.ts';
import { settleLeftBehind } from './schedule/settle-left-behind.ts';
import { isRunDue, startDueRuns } from './schedule/start-due-runs.ts';

export interface AnswersParts
  extends Pick<
      AnswersDeps,
      'engines' | 'missing' | 'paused' | 'judge' | 'news' | 'crawlSite' | 'qaPlainText' | 'reports'
    >,
    Partial<Pick<AnswersDeps, 'onRunEnded'>> {
  /** The hard cap of the whole installation for a calendar month. */
  monthlyBudgetUsd: number;
  db: Db;
  queue: Queue;
  /** No other process works on this database. */
  alone: boolean;
  logger: Logger;
  now(): Date;
  newId(): string;
  /** Closes the connections to the engines. */
  closeEngines?(): Promise<void>;
  timing?: AnswersTiming;
}

export interface Answers {
  routes: Route[];
  /** Starts all work that is due now. */
  doDue(signal: AbortSignal): Promise<void>;
  /** Call before the queue starts. */
  start(): Promise<void>;
  /** Takes no more runs; the queue ends the current ones. */
  stop(): Promise<void>;
  /** Call after the queue has stopped. */
  close(): Promise<void>;
}

const judgedRun = z.object({ runId: z.uuid() });

/** Builds the answers domain: its calls, and the runs behind them. */
export function createAnswers(parts: AnswersParts): Answers {
  const { queue, alone, newId } = parts;
  const deps: AnswersDeps = {
    ...parts,
    async onRunEnded(tx, run) {
      await parts.onRunEnded?.(tx, run);
      await tellChange(deps, tx, run);
      if (deps.judge) await queue.send(tx, JUDGING_QUEUE, { runId: run.id }, { key: run.id });
    },
    monthlyBudgetMicros: toMicros(parts.monthlyBudgetUsd),
    timing: parts.timing ?? answersTiming,
  };
  const doDue = async (signal: AbortSignal) => {
    await startDueRuns(deps, signal);
    await tellMonths(deps, signal);
    await settleLeftBehind(deps.db, deps.now());
  };
  const due = createDueWorker({
    ...deps,
    queue,
    name: 'answers-due',
    what: 'Runs',
    isDue: async (db, moment) => (await isRunDue(db, moment)) || (await isMonthDue(db, moment)),
    doDue,
  });
  queue.define(JUDGING_QUEUE, {
    concurrency: 1,
    retryLimit: 3,
    retryDelay: 60,
    work: ({ data, signal }) => inNoRequest(() => judgeRun(deps, judgedRun.parse(data).runId, signal)),
  });
  const worker = createLeaseWorker({
    jobs: answerRunJobs,
    deps,
    queue,
    newId,
    alone,
    resting: deps.paused,
    async run(lease, stopping) {
      const run = await readRun(deps.db, lease.id);
      if (!run) return;
      const { requestId } = run;
      const work = () => workOnRun(deps, { lease, run }, stopping);
      // The run's log lines carry the id of the request that woke the worker.
      await inRequestOf(requestId, work);
    },
  });
  return {
    routes: answerRoutes(deps),
    doDue,
    async start() {
      await worker.start();
      due.start();
    },
    async stop() {
      await due.stop();
      await worker.stop();
    },
    close: async () => parts.closeEngines?.(),
  };
}
