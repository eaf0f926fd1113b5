import type { Scope } from '@visible-ai/shared/contract/scopes';
import { index, json, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    /** Its public part: eight signs of base62. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the whole key, base64url: it has the strength of 256 bits, so a slow hash adds nothing. */
    hash: text('hash').notNull(),
    last4: text('last4').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    /** To the minute, so that a busy key does not write a row for each call. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

/** What a call with an `Idempotency-Key` was answered, for 24 hours. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was asked: path and body. */
    asked: text('asked').notNull(),
    /** The call that has it in hand; another may take it over once `heldUntil` has passed. */
    holder: uuid('holder'),
    heldUntil: moment('held_until'),
    /** What was answered; null while it is being worked on. */
    status: smallint('status'),
    body: json('body'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotent_calls_age').on(table.createdAt),
  ],
);
