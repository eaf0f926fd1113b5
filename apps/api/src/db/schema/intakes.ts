import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Requests from prospects. */
export const intakes = pgTable('intakes', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  website: text('website').notNull(),
  phone: text('phone'),
  message: text('message'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
