import { sql } from 'drizzle-orm';
import { index, json, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { sites } from './sites.ts';

/** What is known of a site between its audits, and what is looked at again before its owner is told. */
export const siteWatches = pgTable(
  'site_watches',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** What audits are measured against; null before the first. */
    known: json('known'),
    /** The last audit that ended and is to be judged; another one waits until this one is decided. */
    waitingAuditId: uuid('waiting_audit_id'),
    /** The audit whose suspects are looked at again, and how often they were. */
    auditId: uuid('audit_id'),
    looks: smallint('looks').notNull().default(0),
    suspects: jsonb('suspects').$type<unknown[]>().notNull().default([]),
    /** When there is something to do. */
    dueAt: moment('due_at'),
    /** The run that has it in hand; another may take it once `leaseUntil` has passed. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (table) => [index('site_watches_due').on(table.dueAt).where(sql`due_at is not null`)],
);

/** What a site's owner was told of, and when it was well again. */
export const siteRegressions = pgTable(
  'site_regressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Which one of its kind; '' where a site has one. */
    subject: text('subject').notNull(),
    regression: jsonb('regression').notNull(),
    /** The audit that found it. */
    auditId: uuid('audit_id').notNull(),
    foundAt: moment('found_at').notNull(),
    /** Null for one that nobody was told of, because the site was muted. */
    toldAt: moment('told_at'),
    recoveredAt: moment('recovered_at'),
  },
  (table) => [
    uniqueIndex('site_regressions_open')
      .on(table.siteId, table.kind, table.subject)
      .where(sql`recovered_at is null`),
    index('site_regressions_site').on(table.siteId, table.foundAt),
  ],
);
