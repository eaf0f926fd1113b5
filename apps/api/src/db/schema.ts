/** All tables, for drizzle's query builder. */
export { auditLog, mailTokens, refreshTokens, sessions, users } from './schema/accounts.ts';
export { analyses, analysisMails } from './schema/analyses.ts';
export { mails } from './schema/mails.ts';
