import { randomUUID } from 'node:crypto';
import type { Poster } from '@visible-ai/engine';
import { createPoster } from '@visible-ai/engine/testing/safe-fetch/create-poster';
import { createSafeFetch } from '@visible-ai/engine/testing/safe-fetch/create-safe-fetch';
import { pino } from 'pino';
import type { Database } from '../../src/db/database.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { webhookDeliveries, webhooks as webhookTable } from '../../src/db/schema/webhooks.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createQueue } from '../../src/infra/queue/create-queue.ts';
import { createWebhooks } from '../../src/webhooks/create-webhooks.ts';
import { openCalls } from './open-calls.ts';
import type { Clock } from './open-monitoring-service.ts';

const logger = pino({ level: 'silent' });

export interface WebhooksServiceSettings {
  clock: Pick<Clock, 'now'>;
  /** `host:port` that may be reached. */
  allow: string[];
  /** Replaces the engine's own. */
  post?: Poster['post'];
  /** Whether queue jobs send what is due; otherwise a test says when. */
  working?: boolean;
  secret?: string;
  random?: () => number;
}

/** The engine's own, without its threads. */
function openPoster(allow: string[]): Poster {
  const settings = {
    allowPrivateTargets: new Set(allow),
    userAgent: 'VisibleAI-Test/1.0',
    totalTimeout: 15_000,
  };
  const { checkTarget } = createSafeFetch({ ...settings, headersTimeout: 1, maxRedirects: 0 });
  return createPoster({ ...settings, checkTarget });
}

/** Webhooks on a real database, with a clock that a test sets; mails stay in their table. */
export async function openWebhooksService(database: Database, settings: WebhooksServiceSettings) {
  const { clock, allow, post, working = false, secret = 'of the tests', random = () => 0 } = settings;
  const { now } = clock;
  const { db } = database;
  const poster = openPoster(allow);
  const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
  const queue = createQueue({ database, logger });
  const transport = { deliver: async () => undefined, close: () => undefined };
  const mailer = createMailer({ db, queue: noQueue, transport, logger, now });
  const webhooks = createWebhooks({
    ...{ db, logger, now, mailer, secret, random, newId: randomUUID, alone: false },
    queue: working ? queue : { ...queue, ...noQueue },
    appUrl: 'https://visible.example',
    poster: { ...poster, ...(post ? { post } : {}) },
  });
  if (working) {
    await webhooks.start();
    await queue.start();
  }
  const calls = openCalls({ db, routes: webhooks.routes, logger });
  return {
    ...calls,
    ...webhooks,
    sendDue: (signal = new AbortController().signal) => webhooks.sendDue(signal),
    deliveries: () => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt),
    rows: () => db.select().from(webhookTable).orderBy(webhookTable.createdAt),
    mails: () => db.select().from(mails).orderBy(mails.createdAt),
    close: async () => {
      calls.hangUp();
      if (!working) return;
      await webhooks.stop();
      await queue.stop();
    },
  };
}
export type WebhooksService = Awaited<ReturnType<typeof openWebhooksService>>;
