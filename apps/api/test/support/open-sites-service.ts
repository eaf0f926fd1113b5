import { randomUUID } from 'node:crypto';
import type { Engine } from '@visible-ai/engine';
import { type Logger, pino } from 'pino';
import type { Database } from '../../src/db/database.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { auditTiming } from '../../src/sites/audits/audit-jobs.ts';
import { createSites } from '../../src/sites/create-sites.ts';
import type { AuditTiming } from '../../src/sites/sites-deps.ts';
import { openCalls } from './open-calls.ts';

export interface SitesServiceSettings {
  timing?: Partial<AuditTiming>;
  /** The function of an engine, which the caller closes. Without it no audit is run. */
  auditSite?: Engine['auditSite'];
  logger?: Logger;
  /** Whether this instance works on audits. */
  working?: boolean;
}

/** The calls of sites on a real database, with a clock to set; a token is an account's id. */
export async function openSitesService(database: Database, settings: SitesServiceSettings = {}) {
  const {
    auditSite,
    timing,
    working = auditSite !== undefined,
    logger = pino({ level: 'silent' }),
  } = settings;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { db } = database;
  const queue = createQueue({ database, logger });
  // An instance that takes no audits: they wait.
  const define: typeof queue.define = (name, line) =>
    queue.define(name, working ? line : { ...line, concurrency: 0 });
  const sites = createSites({
    db,
    queue: { ...queue, define },
    alone: false,
    engine: { auditSite: auditSite ?? (() => Promise.reject(new Error('Nobody works on audits here'))) },
    logger,
    now,
    newId: randomUUID,
    timing: { ...auditTiming, beat: 50, look: 30, ...timing },
  });
  await sites.start();
  await queue.start();
  const calls = openCalls({ db, routes: sites.routes, logger });
  return {
    ...calls,
    sites,
    now,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    close: async () => {
      calls.hangUp();
      await sites.stop();
      await queue.stop();
    },
  };
}
