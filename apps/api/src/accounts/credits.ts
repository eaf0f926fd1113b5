import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';

/**
 * Takes one trial credit for one generation. Admins and active subscriptions pay nothing.
 *
 * @param tx the transaction that starts the generation.
 * @returns `spent` when a credit was taken, `free` when none was needed, `none` when none was left.
 */
export async function spendCredit(tx: Db, userId: string): Promise<'spent' | 'free' | 'none'> {
  // Not 'update': concurrent transactions that reference this account hold a key lock on it, and two such
  // transactions would deadlock.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) return 'none';
  if (user.isAdmin || user.subscriptionStatus === 'active') return 'free';
  if (user.subscriptionStatus !== 'trial') return 'none';
  const paid = await tx
    .update(users)
    .set({ credits: sql`${users.credits} - 1` })
    .where(and(eq(users.id, userId), gt(users.credits, 0)))
    .returning({ id: users.id });
  return paid.length > 0 ? 'spent' : 'none';
}

/** Returns a credit for a generation that failed. */
export async function giveCreditBack(tx: Db, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ credits: sql`${users.credits} + 1` })
    .where(eq(users.id, userId));
}
