import type { SiteAudit as EngineAudit } from '@visible-ai/engine';
import type { Snippet } from '@visible-ai/shared/analysis/schema';
import {
  type Alerts,
  type Schedule,
  type SitePage,
  siteAuditPhases,
  siteAuditStatuses,
} from '@visible-ai/shared/sites/schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

export const sites = pgTable(
  'sites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address where it begins, see `siteUrl`. Everything under it is the site. */
    url: text('url').notNull(),
    name: text('name').notNull(),
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    alerts: jsonb('alerts').$type<Alerts>().notNull(),
    nextAuditAt: moment('next_audit_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sites_owner_url').on(table.ownerId, table.url),
    index('sites_due').on(table.nextAuditAt).where(sql`next_audit_at is not null`),
  ],
);

/** The results of an audit besides its issues and pages. Its counts are columns of their own, for lists. */
export type AuditSummary = Pick<
  EngineAudit,
  'scoreVersion' | 'cap' | 'whole' | 'groups' | 'templates' | 'agents' | 'notes'
> &
  // Older audits have none.
  Partial<Pick<EngineAudit, 'robotsTxt'>>;

export const siteAudits = pgTable(
  'site_audits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    origin: text('origin', { enum: ['hand', 'schedule'] }).notNull(),
    pageLimit: integer('page_limit').notNull(),
    /** The id of the request that started it, for the log lines of its runs. */
    requestId: text('request_id'),
    status: text('status', { enum: siteAuditStatuses }).notNull().default('running'),
    phase: text('phase', { enum: siteAuditPhases }).notNull().default('waiting'),
    pagesDone: integer('pages_done').notNull().default(0),
    pagesTotal: integer('pages_total').notNull().default(0),
    /** Set when its owner ended it. The run that holds it then judges what was read. */
    cancelRequestedAt: moment('cancel_requested_at'),
    /** The run that holds it. Another run may take it after `leaseUntil`. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    /** How often a run began, and how long all runs worked, ms. The time limit counts this. */
    attempts: integer('attempts').notNull().default(0),
    workedMs: integer('worked_ms').notNull().default(0),
    score: smallint('score'),
    partial: boolean('partial').notNull().default(false),
    counts: jsonb('counts').$type<EngineAudit['counts']>(),
    summary: jsonb('summary').$type<AuditSummary>(),
    /** The robots.txt that it found; null if there was none, or if the audit is old. */
    robotsFile: text('robots_file'),
    error: text('error'),
    errorCode: text('error_code'),
    /** When the places of its issues were deleted. */
    thinnedAt: moment('thinned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('site_audits_site').on(table.siteId, table.createdAt.desc().nullsFirst(), table.id),
    index('site_audits_owner').on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id),
    index('site_audits_status').on(table.status, table.createdAt),
    /** One at a time, however many start at the same moment. */
    uniqueIndex('site_audits_running').on(table.siteId).where(sql`status = 'running'`),
  ],
);

const auditId = uuid('audit_id')
  .notNull()
  .references(() => siteAudits.id, { onDelete: 'cascade' });

/** The result for each address that an audit requested. A restart continues from here, and alerts judge from it again. */
export const siteRows = pgTable(
  'site_rows',
  {
    auditId,
    /** The order in which they arrived. */
    position: integer('position').notNull(),
    row: json('row').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.position] })],
);

export const siteIssues = pgTable(
  'site_issues',
  {
    auditId,
    /** Unique in its audit: the check, and its template if it has one. */
    issueId: text('issue_id').notNull(),
    /** 0 is the issue with the most points. */
    position: smallint('position').notNull(),
    checkId: text('check_id').notNull(),
    kind: text('kind', { enum: ['page', 'across', 'site'] }).notNull(),
    templateId: text('template_id'),
    title: text('title').notNull(),
    evidence: text('evidence').notNull(),
    fix: text('fix').notNull(),
    snippet: jsonb('snippet').$type<Snippet>(),
    pages: integer('pages').notNull(),
    points: real('points').notNull(),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    examples: text('examples').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.issueId] })],
);

/** A place of an issue, in the order in which the pages were read. */
export interface StoredPlace {
  url: string;
  /** `position` of its page; null for an address that is no page of the site. */
  page: number | null;
  evidence: string;
  /** What the check says about this page, if that differs from the issue's title. */
  title?: string;
}

/** Places, a hundred to a row, as they are read. They are similar, so they compress to a tenth of their size. */
export const siteIssuePlaces = pgTable(
  'site_issue_places',
  {
    auditId,
    /** `position` of the issue. */
    issue: smallint('issue').notNull(),
    part: smallint('part').notNull(),
    places: json('places').$type<StoredPlace[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.issue, table.part] })],
);

export const sitePages = pgTable(
  'site_pages',
  {
    auditId,
    /** The order in which pages were read. It is the page's id within its audit. */
    position: integer('position').notNull(),
    url: text('url').notNull(),
    templateId: text('template_id'),
    status: smallint('status'),
    state: text('state', { enum: ['read', 'not-read'] }).notNull(),
    reason: jsonb('reason').$type<NonNullable<SitePage['reason']>>(),
    title: text('title'),
    words: integer('words').notNull(),
    clicks: smallint('clicks'),
    inSitemap: boolean('in_sitemap').notNull(),
    linkedFrom: integer('linked_from').notNull(),
    score: smallint('score'),
    failed: text('failed').array().notNull(),
    warned: text('warned').array().notNull(),
    /** Checks that have no result for the page; null if that was deleted, or was not stored yet. */
    na: text('na').array(),
    /** Its places among those of the issues, as `position of the issue, place` one after the other; null if they were deleted. */
    places: integer('places').array(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.position] })],
);
