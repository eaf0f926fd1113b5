import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { idempotentCalls } from '../../db/schema/keys.ts';
import type { KeptAnswer, OnceCall } from './answer-once.ts';

/** Answers are kept this long; then the same key counts as a new one. */
export const KEPT_MS = 24 * 3_600_000;

export type CallRow = typeof idempotentCalls.$inferSelect;

/** Who holds a call, and when the hold expires. */
export interface Hold {
  holder: string;
  heldUntil: Date;
}

const rowOf = ({ userId, endpoint, key }: OnceCall) =>
  and(
    eq(idempotentCalls.userId, userId),
    eq(idempotentCalls.endpoint, endpoint),
    eq(idempotentCalls.key, key),
  );

const heldBy = (call: OnceCall, holder: string) => and(rowOf(call), eq(idempotentCalls.holder, holder));

/** Takes a free call: a new one, one that is a day old, or one whose holder has died. False for any other. */
export async function takeCall(db: Db, call: OnceCall, hold: Hold, now: Date): Promise<boolean> {
  const { userId, endpoint, key, asked } = call;
  const fresh = { asked, ...hold, status: null, body: null, createdAt: now };
  const taken = await db
    .insert(idempotentCalls)
    .values({ userId, endpoint, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotentCalls.userId, idempotentCalls.endpoint, idempotentCalls.key],
      set: fresh,
      setWhere: or(
        lt(idempotentCalls.createdAt, new Date(now.getTime() - KEPT_MS)),
        and(
          isNull(idempotentCalls.status),
          eq(idempotentCalls.asked, asked),
          lte(idempotentCalls.heldUntil, now),
        ),
      ),
    })
    .returning({ holder: idempotentCalls.holder });
  return taken.length > 0;
}

export async function findCall(db: Db, call: OnceCall): Promise<CallRow | null> {
  const [row] = await db.select().from(idempotentCalls).where(rowOf(call));
  return row ?? null;
}

export async function renewHold(db: Db, call: OnceCall, { holder, heldUntil }: Hold): Promise<void> {
  await db.update(idempotentCalls).set({ heldUntil }).where(heldBy(call, holder));
}

export async function keepAnswer(
  db: Db,
  call: OnceCall,
  holder: string,
  { status, body }: KeptAnswer,
): Promise<void> {
  await db
    .update(idempotentCalls)
    .set({ status, body: body ?? null, holder: null, heldUntil: null })
    .where(heldBy(call, holder));
}

/** Frees the key of a failed call. */
export async function freeCall(db: Db, call: OnceCall, holder: string): Promise<void> {
  await db.delete(idempotentCalls).where(heldBy(call, holder));
}

export async function purgeCalls(db: Db, now: Date): Promise<void> {
  await db.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, new Date(now.getTime() - KEPT_MS)));
}
