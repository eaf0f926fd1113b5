import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { UserRow } from '../accounts/present-user.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { apiKeys } from '../db/schema/keys.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

/** A key and its account, in one query by the key's id. */
export async function findKey(db: Db, id: string): Promise<{ key: KeyRow; user: UserRow } | null> {
  const [found] = await db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.id, id));
  return found ?? null;
}

/** An account's keys, newest first. */
export const listKeyRows = (db: Db, userId: string): Promise<KeyRow[]> =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), apiKeys.id);

export async function countKeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.keys ?? 0;
}

/** Null if there already is a key with this id. */
export async function insertKey(tx: Db, key: typeof apiKeys.$inferInsert): Promise<KeyRow | null> {
  const [row] = await tx.insert(apiKeys).values(key).onConflictDoNothing().returning();
  return row ?? null;
}

/** False if the account has no such key. */
export async function deleteKey(tx: Db, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return gone.length > 0;
}

/** Records the use of a key, unless that minute is already recorded. */
export async function noteUse(db: Db, id: string, minute: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: minute })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, minute))));
}
