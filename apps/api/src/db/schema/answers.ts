import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import {
  type AnswerEntity,
  type AnswerPrompt,
  runStatuses,
  sampleStatuses,
} from '@visible-ai/shared/answers/schema';
import type { Schedule } from '@visible-ai/shared/sites/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { exactText } from './exact-text.ts';
import { moment } from './moment.ts';
import { sites } from './sites.ts';

/** Money, in millionths of a US dollar. */
const micros = (name: string) => bigint(name, { mode: 'number' });
const engine = () => text('engine', { enum: answerEngineIds }).notNull();
const siteId = () =>
  uuid('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** An owner's settings for a site, and the panel version that the next run asks. */
export const answerPanels = pgTable(
  'answer_panels',
  {
    siteId: siteId().primaryKey(),
    version: integer('version').notNull(),
    monthlyBudgetMicros: micros('monthly_budget_micros').notNull(),
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    paused: boolean('paused').notNull().default(false),
    nextRunAt: moment('next_run_at'),
    /** The month of the last report that was sent, like 2026-11. */
    reportedMonth: text('reported_month'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('answer_panels_due').on(table.nextRunAt).where(sql`next_run_at is not null`)],
);

/** What runs ask. A version never changes after it is written. */
export const answerPanelVersions = pgTable(
  'answer_panel_versions',
  {
    siteId: siteId(),
    version: integer('version').notNull(),
    entities: jsonb('entities').$type<AnswerEntity[]>().notNull(),
    prompts: jsonb('prompts').$type<AnswerPrompt[]>().notNull(),
    engines: jsonb('engines').$type<(typeof answerEngineIds)[number][]>().notNull(),
    samples: smallint('samples').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.version] })],
);

/** The samples of one prompt and engine: counted by status, and by entity how many name it, cite it, name it first, and how often. */
export interface StoredCell {
  promptId: string;
  engine: (typeof answerEngineIds)[number];
  counts: Partial<Record<(typeof sampleStatuses)[number], number>>;
  entities: Record<string, { named: number; cited: number; first: number; times: number }>;
}

export const answerRuns = pgTable(
  'answer_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    panelVersion: integer('panel_version').notNull(),
    origin: text('origin', { enum: ['hand', 'schedule'] }).notNull(),
    /** The id of the request that started it, for the log lines of its work. */
    requestId: text('request_id'),
    status: text('status', { enum: runStatuses }).notNull().default('running'),
    phase: text('phase').notNull().default('waiting'),
    /** Samples that have a status, of how many; the canary's are not counted. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    cancelRequestedAt: moment('cancel_requested_at'),
    /** The worker that holds it. Another worker may take it after `leaseUntil`. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    workedMs: integer('worked_ms').notNull().default(0),
    error: text('error'),
    /** Its samples by status, and their total cost; null until the run has ended. */
    counts: jsonb('counts').$type<Record<(typeof sampleStatuses)[number], number>>(),
    costMicros: micros('cost_micros').notNull().default(0),
    /** Its samples, counted by prompt and engine when it ended, so that figures over many runs need not read answers. */
    cells: jsonb('cells').$type<StoredCell[]>(),
    /** Whether an engine differs from the run before: it has another model, or the canary's answers changed. */
    break: text('break', { enum: ['model', 'canary'] }),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('answer_runs_site').on(table.siteId, table.createdAt.desc().nullsFirst(), table.id),
    index('answer_runs_status').on(table.status, table.createdAt),
    uniqueIndex('answer_runs_running').on(table.siteId).where(sql`status = 'running'`),
  ],
);

/** One question to one engine, written before it is asked. */
export const answerSamples = pgTable(
  'answer_samples',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    runId: uuid('run_id')
      .notNull()
      .references(() => answerRuns.id, { onDelete: 'cascade' }),
    /** The order in which they are asked and listed. */
    position: integer('position').notNull(),
    promptId: text('prompt_id').notNull(),
    /** A neutral question that shows whether the engine is still the same. It counts in no figure. */
    canary: boolean('canary').notNull().default(false),
    engine: engine(),
    n: smallint('n').notNull(),
    /** `waiting`; then `asked`, in the transaction that reserves its money; then its outcome. */
    state: text('state', { enum: ['waiting', 'asked', 'done'] })
      .notNull()
      .default('waiting'),
    status: text('status', { enum: sampleStatuses }),
    requestedModel: text('requested_model').notNull(),
    servedModel: text('served_model'),
    text: exactText('text'),
    latencyMs: integer('latency_ms'),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    searches: smallint('searches').notNull().default(0),
    costMicros: micros('cost_micros').notNull().default(0),
    costKind: text('cost_kind', { enum: ['reported', 'estimated'] })
      .notNull()
      .default('estimated'),
    queries: jsonb('queries').$type<string[]>().notNull().default([]),
    error: text('error'),
    at: moment('at'),
  },
  (table) => [
    uniqueIndex('answer_samples_run').on(table.runId, table.position),
    index('answer_samples_prompt').on(table.runId, table.promptId, table.engine),
  ],
);

const sampleId = () =>
  uuid('sample_id')
    .notNull()
    .references(() => answerSamples.id, { onDelete: 'cascade' });

interface StoredPlace {
  start: number;
  end: number;
}

export const answerSources = pgTable(
  'answer_sources',
  {
    sampleId: sampleId(),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ['cited', 'retrieved'] }).notNull(),
    url: text('url').notNull(),
    host: text('host').notNull(),
    title: text('title'),
    entityId: text('entity_id'),
    places: jsonb('places').$type<StoredPlace[]>().notNull().default([]),
    /** Whether it is the first source of its host in the answer, cited ones first. Hosts are counted by it. */
    leads: boolean('leads').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sampleId, table.position] })],
);

export const answerMentions = pgTable(
  'answer_mentions',
  {
    sampleId: sampleId(),
    entityId: text('entity_id').notNull(),
    count: integer('count').notNull(),
    first: integer('first').notNull(),
    places: jsonb('places').$type<StoredPlace[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sampleId, table.entityId] })],
);

/** A model's judgement of how an answer speaks about the brand; null if its passage is not in the answer. */
export const answerJudgements = pgTable('answer_judgements', {
  sampleId: sampleId().primaryKey(),
  value: smallint('value'),
  passage: text('passage'),
  model: text('model').notNull(),
});

/** The money of each call: reserved before it, settled after it. Rows outlive their site, because the installation's cap does. */
export const answerLedger = pgTable(
  'answer_ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One entry for each sample, so that no sample is paid twice. */
    sampleId: uuid('sample_id').notNull().unique(),
    siteId: uuid('site_id').notNull(),
    engine: engine(),
    /** Calendar month in UTC, like 2026-11. */
    month: text('month').notNull(),
    reservedMicros: micros('reserved_micros').notNull(),
    /** Null while the call is under way. */
    settledMicros: micros('settled_micros'),
    reservedAt: moment('reserved_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('answer_ledger_site').on(table.siteId, table.month),
    index('answer_ledger_month').on(table.month),
  ],
);

/** The cost of a month with what is reserved, by site and for the installation. The row is locked while a call is reserved. */
export const answerMonths = pgTable(
  'answer_months',
  {
    /** A site's id, or `installation`. */
    payer: text('payer').notNull(),
    month: text('month').notNull(),
    micros: micros('micros').notNull(),
  },
  (table) => [primaryKey({ columns: [table.payer, table.month] })],
);
