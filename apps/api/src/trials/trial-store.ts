import type { OpenTrialRequest } from '@visible-ai/shared/trials/endpoints';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { trialRequests, users } from '../db/schema/accounts.ts';

export type TrialRequestRow = typeof trialRequests.$inferSelect;

/** The most that an admin sees at a time: the next ones come when these are answered. */
const SHOWN = 100;

export async function findTrialRequest(db: Db, userId: string): Promise<TrialRequestRow | null> {
  const [row] = await db.select().from(trialRequests).where(eq(trialRequests.userId, userId));
  return row ?? null;
}

/** Stores the request of an account that has none yet. */
export async function insertTrialRequest(db: Db, userId: string, now: Date): Promise<void> {
  await db.insert(trialRequests).values({ userId, createdAt: now }).onConflictDoNothing();
}

/** The open requests, the longest waiting first. */
export async function listOpenRequests(db: Db): Promise<OpenTrialRequest[]> {
  const rows = await db
    .select({ request: trialRequests, email: users.email, name: users.displayName })
    .from(trialRequests)
    .innerJoin(users, eq(users.id, trialRequests.userId))
    .where(eq(trialRequests.status, 'open'))
    .orderBy(trialRequests.createdAt, trialRequests.userId)
    .limit(SHOWN);
  return rows.map(({ request, email, name }) => ({
    user_id: request.userId,
    email,
    display_name: name,
    created_at: request.createdAt.toISOString(),
  }));
}

/** Answers an open request; of two answers at once the first one counts. @returns false if none was open. */
export async function closeRequest(
  tx: Db,
  userId: string,
  answer: { status: 'granted' | 'declined'; decidedAt: Date },
): Promise<boolean> {
  const closed = await tx
    .update(trialRequests)
    .set(answer)
    .where(and(eq(trialRequests.userId, userId), eq(trialRequests.status, 'open')))
    .returning({ userId: trialRequests.userId });
  return closed.length > 0;
}
