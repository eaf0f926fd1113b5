import * as accounts from './schema/accounts.ts';
import * as analyses from './schema/analyses.ts';
import * as answers from './schema/answers.ts';
import * as branding from './schema/branding.ts';
import * as content from './schema/content.ts';
import * as hosting from './schema/hosting.ts';
import * as intakes from './schema/intakes.ts';
import * as keys from './schema/keys.ts';
import * as logs from './schema/logs.ts';
import * as mails from './schema/mails.ts';
import * as monitoring from './schema/monitoring.ts';
import * as rateLimits from './schema/rate-limits.ts';
import * as sites from './schema/sites.ts';
import * as webhooks from './schema/webhooks.ts';

/** All tables, for drizzle's query builder. */
export const schema = {
  ...accounts,
  ...analyses,
  ...answers,
  ...branding,
  ...content,
  ...hosting,
  ...intakes,
  ...keys,
  ...logs,
  ...mails,
  ...monitoring,
  ...rateLimits,
  ...sites,
  ...webhooks,
};
