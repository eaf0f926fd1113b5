import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { knownClients, users } from '../db/schema/accounts.ts';

/** Remembers the network of a person who has proved to own an account. */
export async function rememberClient(tx: Db, userId: string, clientKey: string, now: Date): Promise<void> {
  await tx
    .insert(knownClients)
    .values({ userId, clientKey, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownClients.userId, knownClients.clientKey],
      set: { lastSeenAt: now },
    });
}

/**
 * Whether the owner of an address has used this network. It is one query, whether the account exists or not.
 */
export async function isKnownClient(db: Db, email: string, clientKey: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownClients.userId })
    .from(knownClients)
    .innerJoin(users, eq(users.id, knownClients.userId))
    .where(and(eq(users.email, email), eq(knownClients.clientKey, clientKey)));
  return row !== undefined;
}
