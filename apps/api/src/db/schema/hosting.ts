import type { AgentChange } from '@visible-ai/shared/content/schema';
import { contentTypes, jobPhases } from '@visible-ai/shared/content/schema';
import { type RefreshSchedule, refreshStatuses } from '@visible-ai/shared/hosting/schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { contents } from './content.ts';
import { exactText } from './exact-text.ts';
import { moment } from './moment.ts';
import { sites } from './sites.ts';

const siteId = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** A site whose files are served. */
export const siteHostings = pgTable(
  'site_hostings',
  {
    siteId: siteId().primaryKey(),
    /** The beginning of its files' addresses. It cannot be guessed. */
    baseId: text('base_id').notNull(),
    /** Increases with every change of the served files: an instance then knows that its cache is old. */
    revision: integer('revision').notNull().default(0),
    schedule: jsonb('schedule').$type<RefreshSchedule>().notNull(),
    additions: boolean('additions').notNull().default(false),
    nextRefreshAt: moment('next_refresh_at'),
    /** By the database's clock: instances ask for what is newer than what they know. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('site_hostings_base').on(table.baseId),
    index('site_hostings_created').on(table.createdAt),
    index('site_hostings_due').on(table.nextRefreshAt).where(sql`next_refresh_at is not null`),
  ],
);

/** The served files: the last version of each that its owner approved. */
export const hostedFiles = pgTable(
  'hosted_files',
  {
    siteId: siteId(),
    /** Below the base, without a leading slash. */
    file: text('file').notNull(),
    kind: text('kind', { enum: contentTypes }).notNull(),
    mediaType: text('media_type').notNull(),
    body: exactText('body').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the file's bytes. */
    hash: text('hash').notNull(),
    version: integer('version').notNull(),
    /** The file's address on the owner's own domain; null for a file that belongs into pages. */
    ownUrl: text('own_url'),
    contentId: uuid('content_id').references(() => contents.id, { onDelete: 'set null' }),
    /** MD5 of the content it was published from, to see whether that was changed since. */
    sourceHash: text('source_hash').notNull(),
    publishedAt: moment('published_at').notNull(),
    checkedAt: moment('checked_at'),
    same: boolean('same'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.file] }),
    index('hosted_files_content').on(table.contentId),
  ],
);

/** A site that is read again for its files: a job with a lease. */
export const siteRefreshes = pgTable(
  'site_refreshes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: ['hand', 'schedule'] }).notNull(),
    /** The id of the request that started it, for the log lines of its runs. */
    requestId: text('request_id'),
    status: text('status', { enum: ['running', 'completed', 'failed'] })
      .notNull()
      .default('running'),
    phase: text('phase', { enum: jobPhases }).notNull().default('waiting'),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesTotal: integer('pages_total').notNull().default(0),
    cancelRequestedAt: moment('cancel_requested_at'),
    /** The run that holds it. Another run may take it after `leaseUntil`. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    /** How often a run began, and how long all runs worked, ms. The time limit counts this. */
    attempts: integer('attempts').notNull().default(0),
    workedMs: integer('worked_ms').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('site_refreshes_site').on(table.siteId, table.createdAt.desc()),
    index('site_refreshes_status').on(table.status, table.createdAt),
    /** One at a time, however many start at the same moment. */
    uniqueIndex('site_refreshes_running').on(table.siteId).where(sql`status = 'running'`),
  ],
);

/**
 * Pages that a running refresh has read. A restart continues from here. They are deleted when it has ended.
 */
export const refreshPages = pgTable(
  'refresh_pages',
  {
    refreshId: uuid('refresh_id')
      .notNull()
      .references(() => siteRefreshes.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    page: jsonb('page').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refreshId, table.url] })],
);

/** The change that a refresh proposes for a content; nothing changes before its owner approves it. */
export const fileRefreshes = pgTable(
  'file_refreshes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    refreshId: uuid('refresh_id')
      .notNull()
      .references(() => siteRefreshes.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: contentTypes }).notNull(),
    status: text('status', { enum: refreshStatuses }).notNull().default('reading'),
    added: integer('added').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    conflicts: integer('conflicts').notNull().default(0),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    agents: jsonb('agents').$type<AgentChange[]>(),
    /** The stored text, the proposed text, and the text as the writer wrote it. */
    before: exactText('before').notNull().default(''),
    after: exactText('after'),
    written: exactText('written'),
    /** When the content that it was merged with was saved. */
    basedOn: moment('based_on'),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('file_refreshes_site').on(table.siteId, table.createdAt.desc(), table.id),
    index('file_refreshes_refresh').on(table.refreshId),
    index('file_refreshes_content').on(table.contentId),
  ],
);
