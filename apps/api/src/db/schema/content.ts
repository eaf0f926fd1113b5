import type { AgentChange } from '@visible-ai/shared/content/schema';
import { contentTypes, jobPhases, jobStatuses, revisionOrigins } from '@visible-ai/shared/content/schema';
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
import { exactText } from './exact-text.ts';
import { moment } from './moment.ts';

export const contents = pgTable(
  'contents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    websiteUrl: text('website_url').notNull(),
    contentType: text('content_type', { enum: contentTypes }).notNull(),
    contentText: exactText('content_text').notNull(),
    /** The text as the writer last wrote it. Edits by hand are found by comparing with it. */
    generatedText: exactText('generated_text').notNull(),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    agents: jsonb('agents').$type<AgentChange[]>(),
    /** The parsed request that it was written for, and its hash. The same request finds it for 24 h. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    requestKey: text('request_key').notNull(),
    generatedAt: moment('generated_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Deleted content can be restored for 30 days. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('contents_owner').on(table.ownerId, table.createdAt.desc()),
    index('contents_request').on(table.ownerId, table.requestKey),
  ],
);

export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: revisionOrigins }).notNull(),
    contentText: exactText('content_text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('content_revisions_content').on(table.contentId, table.createdAt.desc())],
);

export const generationJobs = pgTable(
  'generation_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    websiteUrl: text('website_url').notNull(),
    contentType: text('content_type', { enum: contentTypes }).notNull(),
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    requestKey: text('request_key').notNull(),
    /** The id of the request that started it, for the log lines of its runs. */
    requestId: text('request_id'),
    status: text('status', { enum: jobStatuses }).notNull().default('running'),
    phase: text('phase', { enum: jobPhases }).notNull().default('waiting'),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesTotal: integer('pages_total').notNull().default(0),
    error: text('error'),
    /** A trial pays with a credit, which is given back when the job fails or is cancelled. */
    creditSpent: boolean('credit_spent').notNull().default(false),
    /** Set when its owner stopped it. */
    cancelRequestedAt: moment('cancel_requested_at'),
    /** The run that holds it. Another run may take it after `leaseUntil`. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    /** How often a run began, and how long all runs worked, ms. The time limit counts this. */
    attempts: integer('attempts').notNull().default(0),
    workedMs: integer('worked_ms').notNull().default(0),
    contentId: uuid('content_id').references(() => contents.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('generation_jobs_owner').on(table.ownerId, table.createdAt.desc()),
    index('generation_jobs_status').on(table.status, table.createdAt),
    /** The same request is one job while it runs, however many ask at the same moment. */
    uniqueIndex('generation_jobs_running').on(table.ownerId, table.requestKey).where(sql`status = 'running'`),
  ],
);

/** Pages that a running job has read. A restart continues from here. They are deleted when the job has ended. */
export const crawledPages = pgTable(
  'crawled_pages',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => generationJobs.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    page: jsonb('page').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.url] })],
);
