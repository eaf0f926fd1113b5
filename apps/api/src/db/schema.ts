import * as accounts from './schema/accounts.ts';
import * as analyses from './schema/analyses.ts';
import * as content from './schema/content.ts';
import * as intakes from './schema/intakes.ts';
import * as mails from './schema/mails.ts';
import * as monitoring from './schema/monitoring.ts';
import * as rateLimits from './schema/rate-limits.ts';
import * as sites from './schema/sites.ts';

/** All tables, for drizzle's query builder. */
export const schema = {
  ...accounts,
  ...analyses,
  ...content,
  ...intakes,
  ...mails,
  ...monitoring,
  ...rateLimits,
  ...sites,
};
