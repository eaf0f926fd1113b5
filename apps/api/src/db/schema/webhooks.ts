import type { WebhookEvent } from '@visible-ai/shared/webhooks/event-names';
import type { DeliveryAttempt } from '@visible-ai/shared/webhooks/schema';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** The signing secret, and for 24 hours after a rotation the previous one. */
    secret: text('secret').notNull(),
    secretBefore: text('secret_before'),
    secretBeforeUntil: moment('secret_before_until'),
    enabled: boolean('enabled').notNull().default(true),
    disabledAt: moment('disabled_at'),
    /** Since when every attempt has failed; null after a success. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhooks_user').on(table.userId)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` that its receiver sees, the same for every attempt. */
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The exact bytes that are sent and signed. */
    body: text('body').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed', 'disabled'] }).notNull(),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    /** Attempts since the delivery was last requested: the position in the retry schedule. */
    tries: smallint('tries').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    /** The run that holds it. Another run may take it after `leaseUntil`. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
  ],
);
