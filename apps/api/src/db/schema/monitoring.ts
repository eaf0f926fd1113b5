import { sql } from 'drizzle-orm';
import { index, json, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { sites } from './sites.ts';

/** What is known about a site between its audits, and the suspects that are checked again before the owner gets an alert. */
export const siteWatches = pgTable(
  'site_watches',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The state that audits are compared with; null before the first one. */
    known: json('known'),
    /** The last audit that ended and must be judged. The next one waits until this one is decided. */
    waitingAuditId: uuid('waiting_audit_id'),
    /** The audit whose suspects are checked again, and how often they were checked. */
    auditId: uuid('audit_id'),
    looks: smallint('looks').notNull().default(0),
    suspects: jsonb('suspects').$type<unknown[]>().notNull().default([]),
    /** When there is something to do. */
    dueAt: moment('due_at'),
    /** The run that holds it. Another run may take it after `leaseUntil`. */
    worker: uuid('worker'),
    leaseUntil: moment('lease_until'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (table) => [index('site_watches_due').on(table.dueAt).where(sql`due_at is not null`)],
);

/** The alerts of a site, and when each recovered. */
export const siteRegressions = pgTable(
  'site_regressions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Which one of its kind; '' if a site has only one. */
    subject: text('subject').notNull(),
    regression: jsonb('regression').notNull(),
    /** The audit that found it. */
    auditId: uuid('audit_id').notNull(),
    foundAt: moment('found_at').notNull(),
    /** Null if nobody was told, because the site was muted. */
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
