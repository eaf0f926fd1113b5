import type { EventBody } from '@visible-ai/shared/webhooks/events';
import { fitEvent } from '@visible-ai/shared/webhooks/fit-event';
import type { Db } from '../db/database.ts';
import { planOf } from '../sites/plan-of.ts';
import { type DeliveryRow, insertDeliveries } from './delivery-store.ts';
import { listListening } from './webhook-store.ts';
import { WEBHOOKS_QUEUE, type WebhooksDeps } from './webhooks-deps.ts';

type TellDeps = Pick<WebhooksDeps, 'queue' | 'now'>;

/** Has events sent to these webhooks: rows in the caller's transaction, which leave after its commit. */
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
  // One for each: as many are sent at once as there are places.
  for (const _row of rows) await queue.send(tx, WEBHOOKS_QUEUE, {});
  return rows;
}

/**
 * Tells the webhooks of an account that listen to it what has happened, in the transaction in which it happens: it is told
 * exactly when that is committed. With a plan that has none they rest.
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
