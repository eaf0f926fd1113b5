import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Every mail on its way: stored with what caused it, sent after, tried again until it is gone. */
export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The same key twice is the same mail. */
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

/** Mailboxes that want no more mails of a kind, or of one thing of it. They stay when an account goes. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    /** A hash of the mailbox: an address is not needed to spare it. */
    mailboxHash: text('mailbox_hash').notNull(),
    kind: text('kind').notNull(),
    about: text('about').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.mailboxHash, table.kind, table.about] })],
);
