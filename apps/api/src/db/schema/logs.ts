import { visitVerdicts } from '@visible-ai/shared/logs/schema';
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { sites } from './sites.ts';

const siteId = uuid('site_id')
  .notNull()
  .references(() => sites.id, { onDelete: 'cascade' });

/** Logs that were counted. Of the log itself nothing is kept but what tells it from others. */
export const countedLogs = pgTable(
  'counted_logs',
  {
    siteId,
    /** SHA-256 of the log as it was unpacked, base64url: the same one counts once. */
    digest: text('digest').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    linesRead: integer('lines_read').notNull(),
    linesUnread: integer('lines_unread').notNull(),
    /** Of the first and the last line; null where none could be read. */
    fromAt: moment('from_at'),
    toAt: moment('to_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.digest] }),
    index('counted_logs_site').on(table.siteId, table.createdAt.desc().nullsFirst(), table.digest),
  ],
);

/** How often an agent came for a path with an answer on a day (UTC): no line of a log, no address. */
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

/** People that assistants sent on a day (UTC). */
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

/** The address lists of the operators of agents, as they were fetched last. */
export const agentRanges = pgTable('agent_ranges', {
  /** Its host and path. */
  list: text('list').primaryKey(),
  /** Null while none that was fetched could be taken: the copy that came with the program holds. */
  prefixes: text('prefixes').array(),
  fetchedAt: moment('fetched_at'),
  /** When it was asked for last, and why what came was not taken. */
  askedAt: moment('asked_at').notNull(),
  problem: text('problem'),
});
