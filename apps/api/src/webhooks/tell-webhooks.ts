import type { EventBody } from '@visible-ai/shared/webhooks/events';
import { fitEvent } from '@visible-ai/shared/webhooks/fit-event';
import type { Db } from '../db/database.ts';
import { planOf } from '../sites/plan-of.ts';
import { type DeliveryRow, insertDeliveries } from './delivery-store.ts';
import { listListening } from './webhook-store.ts';
import { WEBHOOKS_QUEUE, type WebhooksDeps } from './webhooks-deps.ts';

type TellDeps = Pick<WebhooksDeps, 'queue' | 'now'>;

/** Queues events for these webhooks: rows in the caller's transaction, which are sent after its commit. */
export async function queueDeliveries(
  { queue, now }: TellDeps,
  tx: Db,
  told: readonly { webhookId: string; event: EventBody }[],
): Promise<DeliveryRow[]> {
  const moment = now();
  const rows = await insertDeliveries(
    tx,
    told.map(({ webhookId, event }) => ({
      webhookId,
      event: event.type,
      body: JSON.stringify(fitEvent(event)),
      status: 'waiting' as const,
      ...{ nextAttemptAt: moment, createdAt: moment },
    })),
  );
  // One wake-up for each, so that all free places are used.
  for (const _row of rows) await queue.send(tx, WEBHOOKS_QUEUE, {});
  return rows;
}

/**
 * Sends an event to an account's webhooks that listen to it, in the transaction that causes it: it is sent
 * exactly if that commits. If the plan has no webhooks, nothing is sent.
 */
export async function tellWebhooks(
  deps: TellDeps,
  tx: Db,
  ownerId: string,
  events: readonly EventBody[],
): Promise<void> {
  const listening = await listListening(tx, ownerId);
  const told = listening.flatMap(({ id: webhookId, events: wanted }) =>
    events.flatMap((event) => (wanted.some((type) => type === event.type) ? { webhookId, event } : [])),
  );
  if (told.length === 0 || !(await planOf(tx, ownerId)).monitoring) return;
  await queueDeliveries(deps, tx, told);
}
