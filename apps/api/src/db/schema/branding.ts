import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** How an account's reports look. */
export const brandings = pgTable('brandings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  website: text('website').notNull(),
  accent: text('accent').notNull(),
  footer: text('footer').notNull(),
  /** A data URL, decoded and checked before it was stored. */
  logo: text('logo'),
  hideProductName: boolean('hide_product_name').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
