import type { Scope } from '@visible-ai/shared/contract/scopes';
import { index, json, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    /** The key's public part: eight base62 characters. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the whole key, base64url: the key has 256 random bits, so a slow hash adds nothing. */
    hash: text('hash').notNull(),
    last4: text('last4').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    /** To the minute, so that a busy key does not cause a write for each call. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

/** The answers to calls with an `Idempotency-Key`, for 24 hours. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request: path and body. */
    asked: text('asked').notNull(),
    /** The call that is working on it. Another may take it after `heldUntil`. */
    holder: uuid('holder'),
    heldUntil: moment('held_until'),
    /** The answer's status; null while the call is in progress. */
    status: smallint('status'),
    body: json('body'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.endpoint, table.key] }),
    index('idempotent_calls_age').on(table.createdAt),
  ],
);
