import { randomUUID } from 'node:crypto';
import type { Engine } from '@visible-ai/engine';
import { eq } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { contents } from '../../src/db/schema/content.ts';
import { siteRefreshes } from '../../src/db/schema/hosting.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { sites } from '../../src/db/schema/sites.ts';
import { createHosting, type HostingParts } from '../../src/hosting/create-hosting.ts';
import { refreshJobs, refreshTiming } from '../../src/hosting/refresh/refresh-jobs.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { createOptionalMails } from '../../src/unsubscribe/create-optional-mails.ts';
import { type Account, openCalls } from './open-calls.ts';

const APP_URL = 'https://visible.example';

/** For tests in which nothing is read. */
const noEngine = new Proxy({} as Engine, {
  get: (_none, name) => () => Promise.reject(new Error(`${String(name)} is not expected here`)),
});

interface Settings extends Partial<Pick<HostingParts, 'consumeLimit' | 'timing'>> {
  /** The caller closes it. Without one, no worker runs refreshes. */
  engine?: Engine;
  logger?: Logger;
  /** Several instances may share one. */
  clock?: { now(): Date };
}

/**
 * The hosting calls and the served files, on a real database; a token is an account's id. Its clock stands
 * still until it is set.
 */
export async function openHostingService(database: Database, settings: Settings = {}) {
  const { db } = database;
  const { engine, logger = pino({ level: 'silent' }), timing } = settings;
  let time = new Date('2026-11-20T12:00:00.000Z').getTime();
  const now = () => settings.clock?.now() ?? new Date(time);
  const served: number[] = [];
  const queue = createQueue({ database, logger });
  const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
  const transport = { deliver: async () => undefined, close: () => undefined };
  const mailer = createMailer({ db, queue: noQueue, transport, logger, now });
  const hosting = createHosting({
    db,
    logger,
    appUrl: APP_URL,
    consumeLimit: async () => ({ ok: true }),
    onServed: (status) => served.push(status),
    clock: () => now().getTime(),
    now,
    newId: randomUUID,
    alone: false,
    queue,
    engine: engine ?? noEngine,
    optionalMails: createOptionalMails({
      mailer,
      keyedHash: createKeyedHash('x'),
      appUrl: APP_URL,
      mailFrom: 'a@visible.example',
    }),
    timing: { ...refreshTiming, beat: 50, ...timing },
    ...(settings.consumeLimit ? { consumeLimit: settings.consumeLimit } : {}),
  });
  if (engine) {
    await hosting.start();
    await queue.start();
  }
  const calls = openCalls({ db, routes: hosting.routes, logger, hosted: hosting.serve });
  return {
    ...calls,
    hosting,
    served,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    /** A site of an account. */
    async site(owner: Account, url = 'https://acme.example/'): Promise<string> {
      const kept = { ownerId: owner.id, url, name: 'Acme' };
      const schedule = { every: 'none' as const, hour: 6, timeZone: 'UTC' };
      const alerts = { mail: true, scoreDrop: 5, muted: false };
      const all = { agentBlocked: true, noindex: true, pageGone: true, fileDrift: true, newHighIssue: true };
      const [row] = await db
        .insert(sites)
        .values({ ...kept, schedule, alerts: { ...alerts, ...all } })
        .returning();
      return String(row?.id);
    },
    /** A content as a job would have stored it. */
    async keep(
      owner: Account,
      text: string,
      change: Partial<typeof contents.$inferInsert> = {},
    ): Promise<string> {
      const [row] = await db
        .insert(contents)
        .values({
          ownerId: owner.id,
          websiteUrl: 'https://acme.example/',
          contentType: 'llms_txt',
          contentText: text,
          generatedText: text,
          request: {},
          requestKey: randomUUID(),
          createdAt: now(),
          updatedAt: now(),
          ...change,
        })
        .returning();
      return String(row?.id);
    },
    /** The path of a base's address, e.g. `/s/4fJ2k9QbTz0aWm7XcR1uYd/`. */
    pathOf: (base: string) => new URL(base).pathname,
    fetch: (path: string) => calls.agent.get(path),
    doDue: () => hosting.doDue(new AbortController().signal),
    /** Waits until no refresh runs. */
    async refreshed() {
      await vi.waitFor(
        async () => {
          queue.wake(refreshJobs.queue);
          if ((await db.$count(siteRefreshes, eq(siteRefreshes.status, 'running'))) > 0)
            throw new Error('One runs');
        },
        { timeout: 30_000, interval: 40 },
      );
    },
    mails: () => db.select().from(mails).orderBy(mails.createdAt),
    close: async () => {
      calls.hangUp();
      await hosting.stop();
      await queue.stop();
    },
  };
}
export type HostingService = Awaited<ReturnType<typeof openHostingService>>;
