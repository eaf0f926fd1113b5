import type { Delivery, Webhook } from '@visible-ai/shared/webhooks/schema';
import type { DeliveryRow } from './delivery-store.ts';
import type { WebhookRow } from './webhook-store.ts';

/** A webhook whose attempts have only failed for this long is switched off. */
export const GIVEN_UP_AFTER_MS = 5 * 24 * 3_600_000;

/**
 * Why it is off. The owner's own choice overrides earlier failures; a 410 switches off long before the time
 * limit.
 */
function disabledBecause({ enabled, disabledAt, failingSince }: WebhookRow): Webhook['disabledBecause'] {
  if (enabled || !disabledAt) return null;
  if (!failingSince) return 'owner';
  return disabledAt.getTime() - failingSince.getTime() >= GIVEN_UP_AFTER_MS ? 'failing' : 'gone';
}

/** A webhook as its owner sees it: without its secrets. */
export function presentWebhook(row: WebhookRow): Webhook {
  const { id, url, events, enabled, disabledAt, failingSince, createdAt } = row;
  return {
    ...{ id, url, events, enabled },
    disabledAt: disabledAt?.toISOString() ?? null,
    disabledBecause: disabledBecause(row),
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): Delivery {
  const { id, event, webhookId, status, attempts, createdAt, nextAttemptAt } = row;
  return {
    ...{ id, event, webhookId, status, attempts },
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}
