import { visitVerdicts } from '@visible-ai/shared/logs/schema';
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { sites } from './sites.ts';

const siteId = uuid('site_id')
  .notNull()
  .references(() => sites.id, { onDelete: 'cascade' });

/** Logs that were counted. Of the log itself we store only what identifies it. */
export const countedLogs = pgTable(
  'counted_logs',
  {
    siteId,
    /** SHA-256 of the decompressed log, base64url: the same log counts once. */
    digest: text('digest').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    linesRead: integer('lines_read').notNull(),
    linesUnread: integer('lines_unread').notNull(),
    /** The times of the first and the last line; null if none could be parsed. */
    fromAt: moment('from_at'),
    toAt: moment('to_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.digest] }),
    index('counted_logs_site').on(table.siteId, table.createdAt.desc().nullsFirst(), table.digest),
  ],
);

/** How often an agent requested a path, by answer and day (UTC): no log line, no address. */
export const agentVisits = pgTable(
  'agent_visits',
  {
    siteId,
    day: date('day', { mode: 'string' }).notNull(),
    token: text('token').notNull(),
    path: text('path').notNull(),
    status: smallint('status').notNull(),
    verdict: text('verdict', { enum: visitVerdicts }).notNull(),
    visits: integer('visits').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.day, table.token, table.path, table.status, table.verdict],
    }),
  ],
);

/** People whom assistants sent, by day (UTC). */
export const assistantReferrals = pgTable(
  'assistant_referrals',
  {
    siteId,
    day: date('day', { mode: 'string' }).notNull(),
    assistant: text('assistant').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.assistant] })],
);

/** The address lists of the agents' operators, as last fetched. */
export const agentRanges = pgTable('agent_ranges', {
  /** Host and path of the list. */
  list: text('list').primaryKey(),
  /** Null until a fetched list was valid: then the copy in the program is used. */
  prefixes: text('prefixes').array(),
  fetchedAt: moment('fetched_at'),
  /** When it was last fetched, and why the answer was rejected. */
  askedAt: moment('asked_at').notNull(),
  problem: text('problem'),
});
