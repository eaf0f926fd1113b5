import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { listDeliveries as listEndpoint } from '@visible-ai/shared/webhooks/endpoints';
import type { Delivery } from '@visible-ai/shared/webhooks/schema';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { askAgain, isBeingSent, listDeliveryRows, lockDelivery } from './delivery-store.ts';
import { noSuchWebhook, requireWebhooks } from './manage-webhooks.ts';
import { presentDelivery } from './present-webhook.ts';
import { queueDeliveries } from './tell-webhooks.ts';
import { findWebhook, lockWebhook } from './webhook-store.ts';
import { WEBHOOKS_QUEUE, type WebhooksDeps } from './webhooks-deps.ts';

type Deps = Pick<WebhooksDeps, 'db' | 'queue' | 'now'>;

/** @throws AppError not_found. */
export async function listDeliveries(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  webhookId: string,
  cursor: string | undefined,
): Promise<EndpointResult<typeof listEndpoint>> {
  if (!(await findWebhook(db, userId, webhookId))) throw noSuchWebhook();
  const { page, nextCursor } = await listDeliveryRows(db, webhookId, cursor);
  return { deliveries: page.map(presentDelivery), nextCursor };
}

/** A webhook that may receive events now. @throws AppError not_found, plan_limit, unprocessable. */
async function lockSending(tx: Db, userId: string, id: string): Promise<void> {
  const webhook = await lockWebhook(tx, userId, id);
  if (!webhook) throw noSuchWebhook();
  await requireWebhooks(tx, userId);
  if (!webhook.enabled)
    throw new AppError('unprocessable', { text: 'This webhook is switched off. Switch it on first.' });
}

/** Sends a test event. @throws AppError not_found, plan_limit, unprocessable. */
export async function testWebhook(deps: Deps, userId: string, id: string): Promise<{ delivery: Delivery }> {
  const row = await deps.db.transaction(async (tx) => {
    await lockSending(tx, userId, id);
    const data = { webhookId: id, text: 'This is a test. Whoever can read it has a working webhook.' };
    const event = { type: 'webhook.test' as const, timestamp: deps.now().toISOString(), data };
    const [queued] = await queueDeliveries(deps, tx, [{ webhookId: id, event }]);
    if (!queued) throw new Error('The database stored no delivery');
    return queued;
  });
  deps.queue.wake(WEBHOOKS_QUEUE);
  return { delivery: presentDelivery(row) };
}

/**
 * Sends a delivery again, whatever its state: with the same id, the same bytes, and all retries.
 *
 * @throws AppError not_found, plan_limit, unprocessable.
 */
export async function redeliver(
  deps: Deps,
  userId: string,
  webhookId: string,
  id: string,
): Promise<{ delivery: Delivery }> {
  const row = await deps.db.transaction(async (tx) => {
    await lockSending(tx, userId, webhookId);
    if (!(await lockDelivery(tx, webhookId, id)))
      throw new AppError('not_found', { text: 'There is no such delivery' });
    if (await isBeingSent(tx, id))
      throw new AppError('unprocessable', { text: 'It is being sent at this moment.' });
    const asked = await askAgain(tx, id, deps.now());
    await deps.queue.send(tx, WEBHOOKS_QUEUE, {});
    return asked;
  });
  deps.queue.wake(WEBHOOKS_QUEUE);
  return { delivery: presentDelivery(row) };
}
