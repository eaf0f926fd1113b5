import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The mail queue: each mail is stored with its cause in one transaction, then sent, and retried until it is
 * sent.
 */
export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Two mails with the same key are one mail. */
  key: text('key').notNull().unique(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
  state: text('state', { enum: ['waiting', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
});

/**
 * Mailboxes that unsubscribed from a kind of mail, or from one subject of it. They stay when an account is
 * deleted.
 */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    /** A hash of the mailbox: the address itself is not needed. */
    mailboxHash: text('mailbox_hash').notNull(),
    kind: text('kind').notNull(),
    about: text('about').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.mailboxHash, table.kind, table.about] })],
);
