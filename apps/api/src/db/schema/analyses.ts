import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

export const analyses = pgTable(
  'analyses',
  {
    /** 128 random bits, base64url: it is also the link to share. */
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * A keyed hash of the client's address prefix: it finds the same client's latest analysis and identifies
     * nobody.
     */
    clientKey: text('client_key').notNull(),
    requestedUrl: text('requested_url').notNull(),
    url: text('url').notNull(),
    siteName: text('site_name').notNull(),
    score: integer('score').notNull(),
    report: jsonb('report').$type<AnalysisReport>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('analyses_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('analyses_client').on(table.clientKey, table.createdAt.desc()),
    index('analyses_created').on(table.createdAt),
  ],
);

/** The addresses that an analysis was mailed to: each at most once. */
export const analysisMails = pgTable(
  'analysis_mails',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** Keyed hash of the mail address. */
    addressKey: text('address_key').notNull(),
    /** Whether its maker asked for the mail: then the analysis becomes the mailbox owner's. */
    byMaker: boolean('by_maker').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.analysisId, table.addressKey] }),
    index('analysis_mails_address').on(table.addressKey, table.createdAt),
  ],
);
