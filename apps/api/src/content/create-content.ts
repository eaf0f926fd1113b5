import type { Engine } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { ContentDeps } from './content-deps.ts';
import { createJobWorker } from './jobs/create-job-worker.ts';
import { type JobTiming, jobTiming } from './jobs/job-deps.ts';
import { JOBS_KEPT_MS, purgeJobs } from './jobs/job-store.ts';
import { contentRoutes } from './routes.ts';
import { purgeDeletedContent } from './store/delete-content.ts';

export interface ContentParts {
  db: Db;
  queue: Queue;
  /** No other process works on this database. */
  alone: boolean;
  engine: Engine;
  logger: Logger;
  now(): Date;
  newId(): string;
  timing?: JobTiming;
  onWritten?: ContentDeps['onWritten'];
}

export interface Content {
  routes: Route[];
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PURGE_EVERY_MS = 6 * 3_600_000;

/** Builds the content domain: its calls, and the jobs behind them. */
export function createContent(parts: ContentParts): Content {
  const { queue, alone, newId, logger, now } = parts;
  const deps = {
    onWritten: async () => undefined,
    ...parts,
    timing: parts.timing ?? jobTiming,
    ...parts.engine,
  };
  const worker = createJobWorker({ deps, queue, newId, alone });
  const purge = async () => {
    try {
      await purgeDeletedContent(deps);
      await purgeJobs(deps.db, new Date(now().getTime() - JOBS_KEPT_MS));
    } catch (error) {
      logger.warn({ err: error }, 'Deleted content could not be purged');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let purging = Promise.resolve();
  return {
    routes: contentRoutes(deps),
    async start() {
      await worker.start();
      purging = purge();
      timer = setInterval(() => {
        purging = purge();
      }, PURGE_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await purging;
      await worker.stop();
    },
  };
}
