import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { UserRow } from './present-user.ts';

export interface NewAccount {
  email: string;
  displayName: string;
  passwordHash: string;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  isAdmin?: boolean;
}

/** Finds an account by its address, which is stored in lower case. */
export async function findAccountByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findAccount(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** @returns null if the address already has an account. */
export async function insertAccount(db: Db, account: NewAccount): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(account).onConflictDoNothing().returning();
  return row ?? null;
}

export async function changeAccount(
  db: Db,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** The current row of an account, locked until the transaction ends. */
export async function lockAccount(tx: Db, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/**
 * The admins, locked until the transaction ends: if two leave at once, the second transaction sees the first.
 */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}
