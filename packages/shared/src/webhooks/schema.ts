import { z } from 'zod';
import { webhookEvents } from './event-names.ts';

/** The most webhooks of an account. */
export const MOST_WEBHOOKS = 10;

/** Why a webhook is off: its owner's wish, a 410 of its receiver, or five days without a success. */
export const disabledReasons = ['owner', 'gone', 'failing'] as const;

export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    enabled: z.boolean(),
    disabledAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when it was switched off, by its owner or because its receiver failed' }),
    disabledBecause: z.enum(disabledReasons).nullable(),
    failingSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'since when its receiver has taken nothing; null after a success' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;

export const deliveryAttempt = z.object({
  at: z.iso.datetime(),
  httpStatus: z.int().nullable(),
  error: z.string().nullable(),
  durationMs: z.int(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const deliveryStatuses = ['waiting', 'delivered', 'failed', 'disabled'] as const;

export const delivery = z
  .object({
    id: z.uuid(),
    event: z.string().meta({ description: 'the type of what is sent; `webhook.test` for a test' }),
    webhookId: z.uuid(),
    status: z.enum(deliveryStatuses),
    attempts: z.array(deliveryAttempt),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;
