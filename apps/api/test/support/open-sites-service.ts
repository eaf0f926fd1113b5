import { randomUUID } from 'node:crypto';
import { createEngine, type Engine } from '@visible-ai/engine';
import { type Logger, pino } from 'pino';
import type { Database } from '../../src/db/database.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { auditTiming } from '../../src/sites/audits/audit-jobs.ts';
import { createSites } from '../../src/sites/create-sites.ts';
import type { AuditTiming } from '../../src/sites/sites-deps.ts';
import { openCalls } from './open-calls.ts';

export interface SitesServiceSettings {
  /** `host:port` that may be reached. */
  allow?: string[];
  timing?: Partial<AuditTiming>;
  /** Stands in for the engine's own. */
  auditSite?: Engine['auditSite'];
  logger?: Logger;
  /** Whether this instance works on audits. */
  working?: boolean;
}

/** The calls of sites on a real database, with a clock to set; a token is an account's id. */
export async function openSitesService(database: Database, settings: SitesServiceSettings = {}) {
  const { allow = [], timing, working = true, logger = pino({ level: 'silent' }) } = settings;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { db } = database;
  const engine = createEngine({
    version: '0.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: allow,
    crawlRate: 0,
    readers: 1,
  });
  const queue = createQueue({ database, logger });
  // An instance that takes audits and works on none: they wait.
  const define: typeof queue.define = (name, line) =>
    queue.define(name, working ? line : { ...line, concurrency: 0 });
  const sites = createSites({
    db,
    queue: { ...queue, define },
    alone: false,
    engine: { auditSite: settings.auditSite ?? engine.auditSite },
    logger,
    now,
    newId: randomUUID,
    timing: { ...auditTiming, beat: 50, look: 30, ...timing },
  });
  await sites.start();
  await queue.start();
  return {
    ...openCalls({ db, routes: sites.routes, logger }),
    sites,
    engine,
    now,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    close: async () => {
      await sites.stop();
      await queue.stop();
      await engine.close();
    },
  };
}
