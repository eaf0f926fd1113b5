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
    /** What signs, and for 24 hours after a rotation what signed before. */
    secret: text('secret').notNull(),
    secretBefore: text('secret_before'),
    secretBeforeUntil: moment('secret_before_until'),
    enabled: boolean('enabled').notNull().default(true),
    disabledAt: moment('disabled_at'),
    /** Since when every attempt has failed; null after one that did not. */
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
    /** The very bytes that are sent and signed. */
    body: text('body').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed', 'disabled'] }).notNull(),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    /** Attempts since it was last asked for: where it stands in the row of retries. */
    tries: smallint('tries').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    /** The run that has it in hand; another may take it once `leaseUntil` has passed. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`),
  ],
);
