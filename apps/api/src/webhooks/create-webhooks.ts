import type { EventBody } from '@visible-ai/shared/webhooks/events';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import { inNoRequest } from '../infra/logger/request-scope.ts';
import type { Queue } from '../infra/queue/queue.ts';
import { dropAllDeliveries, purgeDeliveries } from './delivery-store.ts';
import { webhookRoutes } from './routes.ts';
import { createSecretBox } from './secrets.ts';
import { claimDelivery, isDeliveryDue } from './sending/claim-delivery.ts';
import { sendDelivery } from './sending/send-delivery.ts';
import { tellWebhooks } from './tell-webhooks.ts';
import { WEBHOOKS_QUEUE, type WebhooksDeps } from './webhooks-deps.ts';

export interface WebhooksParts extends Omit<WebhooksDeps, 'box' | 'queue'> {
  queue: Queue;
  /** No other process works on this database, so earlier claims are void. */
  alone: boolean;
  /** The installation's secret: it encrypts the secrets of webhooks. */
  secret: string;
}

export interface Webhooks {
  routes: Route[];
  /** Sends events to the account's webhooks, in the transaction that causes them. */
  tell(tx: Db, ownerId: string, events: readonly EventBody[]): Promise<void>;
  /** Sends all that is due now, one after the other. */
  sendDue(signal: AbortSignal): Promise<void>;
  /** Deletes deliveries after 30 days: automatically every few hours. */
  purge(): Promise<void>;
  /** Call before the queue starts. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** For one instance: deliveries that are sent at the same time. */
const AT_A_TIME = 48;
/** An attempt takes 15 seconds at most; a worker without a heartbeat for this long is dead. */
const LEASE_MS = 45_000;
const SWEEP_MS = 3000;
const HOUR_MS = 3_600_000;
const PURGE_EVERY_MS = 6 * HOUR_MS;
const KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Sends events to other people's programs: a delivery is a row in the transaction that makes it necessary.
 */
export function createWebhooks(parts: WebhooksParts): Webhooks {
  const { db, queue, logger, now, newId, alone } = parts;
  const deps: WebhooksDeps = { ...parts, box: createSecretBox(parts.secret) };
  let timers: NodeJS.Timeout[] = [];
  let busy = Promise.resolve<unknown>(undefined);

  /** False if nothing is due. */
  async function sendNext(signal: AbortSignal): Promise<boolean> {
    const claim = await claimDelivery(db, { worker: newId(), now: now(), leaseMs: LEASE_MS });
    if (!claim) return false;
    await sendDelivery(deps, claim, signal);
    return true;
  }
  async function sendDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await sendNext(signal)));
  }
  queue.define(WEBHOOKS_QUEUE, {
    concurrency: AT_A_TIME,
    retryLimit: 3,
    retryDelay: 1,
    work: ({ signal }) => inNoRequest(() => sendDue(signal)),
  });

  const sweep = async () => {
    const moment = now();
    if (!(await isDeliveryDue(db, moment))) return;
    // One wake-up for all instances together.
    const key = `sweep:${Math.floor(moment.getTime() / SWEEP_MS)}`;
    await db.transaction((tx) => queue.send(tx, WEBHOOKS_QUEUE, {}, { key }));
    queue.wake(WEBHOOKS_QUEUE);
  };
  const purge = () => purgeDeliveries(db, new Date(now().getTime() - KEPT_MS));
  const doing = (work: () => Promise<void>, otherwise: string) => () => {
    const done = work().catch((error: unknown) => logger.warn({ err: error }, otherwise));
    busy = Promise.all([busy, done]);
  };
  const runPurge = doing(purge, 'Old deliveries could not be forgotten');

  return {
    routes: webhookRoutes(deps),
    tell: (tx, ownerId, events) => tellWebhooks(deps, tx, ownerId, events),
    sendDue,
    purge,
    async start() {
      if (alone) await dropAllDeliveries(db);
      runPurge();
      timers = [
        setInterval(doing(sweep, 'Deliveries that are due could not be looked for'), SWEEP_MS).unref(),
        setInterval(runPurge, PURGE_EVERY_MS).unref(),
      ];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await busy;
    },
  };
}
