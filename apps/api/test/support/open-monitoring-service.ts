import { randomUUID } from 'node:crypto';
import { type Engine, EngineError } from '@visible-ai/engine';
import type { EventBody } from '@visible-ai/shared/webhooks/events';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { vi } from 'vitest';
import { tellSiteNews } from '../../src/compose/tell-site-news.ts';
import { checkLiveFiles } from '../../src/content/live-files.ts';
import { insertContent } from '../../src/content/store/content-store.ts';
import type { Database } from '../../src/db/database.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { siteAudits, sites as siteTable } from '../../src/db/schema/sites.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { createMonitoring } from '../../src/monitoring/create-monitoring.ts';
import { auditTiming, siteAuditJobs } from '../../src/sites/audits/audit-jobs.ts';
import { createSites } from '../../src/sites/create-sites.ts';
import { stopSiteMails } from '../../src/sites/stop-site-mails.ts';
import { createOptionalMails } from '../../src/unsubscribe/create-optional-mails.ts';
import { unsubscribeRoutes } from '../../src/unsubscribe/routes.ts';
import { openCalls } from './open-calls.ts';

const logger = pino({ level: 'silent' });
const APP_URL = 'https://visible.example';

/** A clock that stands still until a test sets it; several instances may share it. */
export const openClock = (start: string) => {
  let moment = new Date(start);
  return {
    now: () => moment,
    set: (to: Date) => {
      moment = to;
    },
    advance: (minutes: number) => {
      moment = new Date(moment.getTime() + minutes * 60_000);
    },
  };
};
export type Clock = ReturnType<typeof openClock>;

/**
 * Sites, their schedules and alerts on a real database, with a clock that a test sets; mails stay in their
 * table.
 *
 * @param settings.engine the caller closes it.
 */
export async function openMonitoringService(
  database: Database,
  { clock, engine, isDown = () => false }: { clock: Clock; engine: Engine; isDown?: () => boolean },
) {
  const { db } = database;
  const { now } = clock;
  /**
   * The engine retries a host that is down for half a minute of real time: here the failure is known at once.
   */
  const auditSite: typeof engine.auditSite = (...asked) =>
    isDown() ? Promise.reject(new EngineError('target_unreachable')) : engine.auditSite(...asked);
  const queue = createQueue({ database, logger });
  const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
  const transport = { deliver: async () => undefined, close: () => undefined };
  const mailer = createMailer({ db, queue: noQueue, transport, logger, now });
  const keyedHash = createKeyedHash('x');
  const optionalMails = createOptionalMails({
    mailer,
    keyedHash,
    appUrl: APP_URL,
    mailFrom: 'a@visible.example',
  });
  const parts = { db, queue, logger, now, newId: randomUUID, alone: false };
  const told: EventBody[] = [];
  const monitoring = createMonitoring({
    ...parts,
    engine: { ...engine, auditSite },
    // Due work is done when a test says so.
    queue: {
      ...queue,
      define: () => undefined,
      send: async (tx, name, ...rest) => {
        if (name !== 'monitoring') await queue.send(tx, name, ...rest);
      },
    },
    appUrl: APP_URL,
    liveFiles: (site, signal) => checkLiveFiles({ ...engine, db }, site, signal),
    notify: tellSiteNews({ optionalMails, now, appUrl: APP_URL }, async (_tx, _owner, events) => {
      told.push(...events);
    }),
  });
  const { nextAuditAt, onAuditEnded } = monitoring;
  const sites = createSites({
    ...parts,
    engine: { auditSite },
    nextAuditAt,
    onAuditEnded,
    timing: { ...auditTiming, beat: 50, look: 30 },
  });
  await sites.start();
  await queue.start();
  const unsubscribe = unsubscribeRoutes({ db, keyedHash, now, stopSiteMails: (id) => stopSiteMails(db, id) });
  const calls = openCalls({ db, routes: [...sites.routes, ...unsubscribe], logger });
  const doDue = () => monitoring.doDue(new AbortController().signal);
  return {
    ...calls,
    monitoring,
    doDue,
    /** The events that webhooks would get. */
    events: () => told.map(({ type }) => type),
    /** Unsubscribes like a mail program: a form, no sign-in. */
    click: (link: string) => calls.agent.post(link).type('form').send('List-Unsubscribe=One-Click'),
    /** Waits until no audit is running. */
    async audited() {
      await vi.waitFor(
        async () => {
          queue.wake(siteAuditJobs.queue);
          if ((await db.$count(siteAudits, eq(siteAudits.status, 'running'))) > 0)
            throw new Error('One runs');
        },
        { timeout: 30_000, interval: 40 },
      );
    },
    siteRow: async (id: string) => {
      const [row] = await db.select().from(siteTable).where(eq(siteTable.id, id));
      if (!row) throw new Error('There is no such site');
      return row;
    },
    keepFile: (ownerId: string, websiteUrl: string, text: string) =>
      insertContent(db, {
        ...{ ownerId, websiteUrl, contentType: 'llms_txt', contentText: text, generatedText: text },
        ...{ request: {}, requestKey: randomUUID(), generatedAt: now(), createdAt: now(), updatedAt: now() },
      }),
    mails: () => db.select().from(mails).orderBy(mails.createdAt),
    audits: () => db.select().from(siteAudits).orderBy(siteAudits.createdAt),
    close: async () => {
      calls.hangUp();
      await sites.stop();
      await monitoring.stop();
      await queue.stop();
    },
  };
}
export type MonitoringService = Awaited<ReturnType<typeof openMonitoringService>>;
