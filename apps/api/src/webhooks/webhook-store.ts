import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { webhooks } from '../db/schema/webhooks.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

const ownedBy = (userId: string, id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));

export const listWebhookRows = (db: Db, userId: string): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), webhooks.id);

export async function countWebhooks(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row?.number ?? 0;
}

/** The enabled webhooks of an account: only their ids and events. */
export const listListening = (db: Db, userId: string) =>
  db
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), eq(webhooks.enabled, true)));

export async function insertWebhook(tx: Db, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [kept] = await tx.insert(webhooks).values(row).returning();
  if (!kept) throw new Error('The database stored no webhook');
  return kept;
}

/** The owner's webhook; null if it does not exist or belongs to another account. */
export async function findWebhook(db: Db, userId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(ownedBy(userId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockWebhook(tx: Db, userId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(ownedBy(userId, id)).for('update');
  return row ?? null;
}

export async function updateWebhook(
  tx: Db,
  id: string,
  change: Partial<typeof webhooks.$inferInsert>,
): Promise<WebhookRow> {
  const [row] = await tx.update(webhooks).set(change).where(eq(webhooks.id, id)).returning();
  if (!row) throw new Error('A locked webhook is gone');
  return row;
}

/** False if there was none. */
export async function removeWebhook(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(webhooks).where(ownedBy(userId, id)).returning({ id: sql`1` });
  return removed.length > 0;
}
