import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eachRow } from '../../db/each-row.ts';
import { afterCursor } from '../../db/page-of.ts';
import { auditLog, sessions, trialRequests } from '../../db/schema/accounts.ts';
import { analyses } from '../../db/schema/analyses.ts';
import { brandings } from '../../db/schema/branding.ts';
import { apiKeys } from '../../db/schema/keys.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks.ts';
import { LARGE_ROWS_READ, SMALL_ROWS_READ } from './rows-at-once.ts';

export const sessionsOf = (db: Db, userId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), afterCursor(sessions, cursor)))
      .orderBy(desc(sessions.createdAt), sessions.id)
      .limit(limit),
  );

/** Everything except the hash. An account has only a few keys. */
export const keysOf = async (db: Db, userId: string) => {
  const { hash: _hash, userId: _own, ...told } = getTableColumns(apiKeys);
  return db.select(told).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
};

export const brandingOf = async (db: Db, userId: string) => {
  const { userId: _own, ...told } = getTableColumns(brandings);
  const [branding = null] = await db.select(told).from(brandings).where(eq(brandings.userId, userId));
  return branding;
};

export const trialRequestOf = async (db: Db, userId: string) => {
  const { userId: _own, ...told } = getTableColumns(trialRequests);
  const [asked = null] = await db.select(told).from(trialRequests).where(eq(trialRequests.userId, userId));
  return asked;
};

/** Changes to the account, and whether its owner made them. */
export const changesOf = (db: Db, userId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, at, action, detail, actorId } = auditLog;
    return db
      .select({ id, createdAt: at, action, detail, actorId })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, userId), afterCursor({ createdAt: at, id }, cursor)))
      .orderBy(desc(at), id)
      .limit(limit);
  });

export const analysesOf = (db: Db, userId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(analyses)
      .where(and(eq(analyses.ownerId, userId), afterCursor(analyses, cursor)))
      .orderBy(desc(analyses.createdAt), analyses.id)
      .limit(limit),
  );

/** Everything except the secrets. An account has only a few webhooks. */
export const webhooksOf = (db: Db, userId: string) => {
  const { secret: _secret, secretBefore: _before, userId: _own, ...told } = getTableColumns(webhooks);
  return eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select(told)
      .from(webhooks)
      .where(and(eq(webhooks.userId, userId), afterCursor(webhooks, cursor)))
      .orderBy(desc(webhooks.createdAt), webhooks.id)
      .limit(limit),
  );
};

export const deliveriesOf = (db: Db, webhookId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, event, body, status, attempts, nextAttemptAt, createdAt } = webhookDeliveries;
    return db
      .select({ id, event, body, status, attempts, nextAttemptAt, createdAt })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), afterCursor(webhookDeliveries, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });
