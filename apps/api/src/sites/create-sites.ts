import type { Engine } from '@visible-ai/engine';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import { createLeaseWorker } from '../infra/leased-jobs/create-lease-worker.ts';
import { inRequestOf } from '../infra/logger/request-scope.ts';
import type { Queue } from '../infra/queue/queue.ts';
import { auditTiming, siteAuditJobs } from './audits/audit-jobs.ts';
import { purgeRows } from './audits/purge-rows.ts';
import { runAudit } from './audits/run-audit.ts';
import { siteRoutes } from './routes.ts';
import { readAudit } from './site-audit-store.ts';
import type { AuditTiming, SitesDeps } from './sites-deps.ts';

export interface SitesParts extends Partial<Pick<SitesDeps, 'nextAuditAt' | 'onAuditEnded'>> {
  db: Db;
  queue: Queue;
  /** No other process works on this database. */
  alone: boolean;
  engine: Pick<Engine, 'auditSite'>;
  logger: Logger;
  now(): Date;
  newId(): string;
  timing?: AuditTiming;
}

export interface Sites {
  routes: Route[];
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Deletes data that is kept only for a while: automatically every few hours. */
  purge(): Promise<void>;
}

const PURGE_EVERY_MS = 6 * 3_600_000;

/** Builds the sites domain: its calls, and the audits behind them. */
export function createSites(parts: SitesParts): Sites {
  const { queue, alone, newId, engine } = parts;
  const deps: SitesDeps = {
    nextAuditAt: () => null,
    onAuditEnded: async () => undefined,
    ...parts,
    timing: parts.timing ?? auditTiming,
    auditSite: engine.auditSite,
  };
  const worker = createLeaseWorker({
    jobs: siteAuditJobs,
    deps,
    queue,
    newId,
    alone,
    async run(lease, stopping) {
      const audit = await readAudit(deps.db, lease.id);
      if (!audit) return;
      const { requestId } = audit;
      const work = () => runAudit(deps, { lease, audit }, stopping);
      // The audit's log lines carry the id of the request that woke the worker.
      await inRequestOf(requestId, work);
    },
  });
  const purge = () =>
    purgeRows(deps.db, deps.now()).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'What ended audits had read could not be purged'),
    );
  let timer: NodeJS.Timeout | undefined;
  let purging = Promise.resolve();
  return {
    routes: siteRoutes(deps),
    purge,
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
