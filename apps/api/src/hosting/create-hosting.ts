import type { Engine } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { AnswerFirst } from '../http/answer-first.ts';
import type { Route } from '../http/route.ts';
import { createLeaseWorker } from '../infra/leased-jobs/create-lease-worker.ts';
import { inRequestOf } from '../infra/logger/request-scope.ts';
import { createDueWorker } from '../infra/queue/create-due-worker.ts';
import type { Queue } from '../infra/queue/queue.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';
import { newBaseId } from './base-id.ts';
import type { HostingDeps, RefreshTiming } from './hosting-deps.ts';
import { refreshJobs, refreshTiming } from './refresh/refresh-jobs.ts';
import { readRefresh } from './refresh/refresh-store.ts';
import { runRefresh } from './refresh/run-refresh.ts';
import { isRefreshDue, startDueRefreshes } from './refresh/start-due-refreshes.ts';
import { hostingRoutes } from './routes.ts';
import { createServedSites } from './serving/create-served-sites.ts';
import { type ServingParts, serveFiles } from './serving/serve-files.ts';

export interface HostingParts {
  db: Db;
  queue: Queue;
  /** No other process works on this database. */
  alone: boolean;
  engine: Engine;
  optionalMails: OptionalMails;
  logger: Logger;
  appUrl: string;
  consumeLimit: ConsumeLimit;
  onServed: ServingParts['onServed'];
  timing?: RefreshTiming;
  now(): Date;
  newId(): string;
  /** A monotonic clock, in milliseconds. */
  clock(): number;
}

export interface Hosting {
  routes: Route[];
  /** Serves the published files, under `/s`. */
  serve: AnswerFirst;
  /** Starts all refreshes that are due now. */
  doDue(signal: AbortSignal): Promise<void>;
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the hosting domain: its calls, the serving of published files, and refreshes. */
export function createHosting(parts: HostingParts): Hosting {
  const { queue, alone, newId, engine, appUrl } = parts;
  const deps: HostingDeps = {
    ...parts,
    timing: parts.timing ?? refreshTiming,
    crawlSite: engine.crawlSite,
    compareLiveBytes: engine.compareLiveBytes,
    tools: engine,
    newBaseId,
  };
  const worker = createLeaseWorker({
    jobs: refreshJobs,
    deps,
    queue,
    newId,
    alone,
    async run(lease, stopping) {
      const refresh = await readRefresh(deps.db, lease.id);
      if (!refresh) return;
      const { requestId } = refresh;
      const work = () => runRefresh(deps, { lease, refresh }, stopping);
      // The refresh's log lines carry the id of the request that woke the worker.
      await inRequestOf(requestId, work);
    },
  });
  const doDue = (signal: AbortSignal) => startDueRefreshes(deps, signal);
  const due = createDueWorker({
    ...deps,
    queue,
    name: 'refreshes-due',
    what: 'Refreshes',
    isDue: isRefreshDue,
    doDue,
  });
  return {
    routes: hostingRoutes(deps),
    serve: serveFiles({ ...parts, sites: createServedSites(parts), secure: appUrl.startsWith('https:') }),
    doDue,
    async start() {
      await worker.start();
      due.start();
    },
    async stop() {
      await due.stop();
      await worker.stop();
    },
  };
}
