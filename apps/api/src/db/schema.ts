import * as accounts from './schema/accounts.ts';
import * as analyses from './schema/analyses.ts';
import * as mails from './schema/mails.ts';

/** All tables, for drizzle's query builder. */
export const schema = { ...accounts, ...analyses, ...mails };
