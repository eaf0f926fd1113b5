import type { DeliveryAttempt } from '@visible-ai/shared/webhooks/schema';
import { and, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { isLeased } from '../db/lease.ts';
import { afterCursor, pageOf } from '../db/page-of.ts';
import { webhookDeliveries as deliveries } from '../db/schema/webhooks.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

const PAGE_SIZE = 20;
/** For one delivery: its retries, and some manual ones. */
const MOST_ATTEMPTS = 50;

const LET_GO = { worker: null, leaseUntil: null };

export async function insertDeliveries(
  tx: Db,
  rows: (typeof deliveries.$inferInsert)[],
): Promise<DeliveryRow[]> {
  return rows.length === 0 ? [] : tx.insert(deliveries).values(rows).returning();
}

/** The deliveries to a webhook, newest first. */
export async function listDeliveryRows(db: Db, webhookId: string, cursor: string | undefined) {
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), afterCursor(deliveries, cursor)))
    .orderBy(desc(deliveries.createdAt), deliveries.id)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, PAGE_SIZE);
}

/** A delivery of a webhook, locked until the transaction ends. */
export async function lockDelivery(tx: Db, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)))
    .for('update');
  return row ?? null;
}

/** Whether a run holds the delivery now. */
export const isBeingSent = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.$count(deliveries, and(eq(deliveries.id, id), isLeased(deliveries.leaseUntil)))) > 0;

/** Sends a delivery again from now on, with all of its retries. */
export async function askAgain(tx: Db, id: string, now: Date): Promise<DeliveryRow> {
  const [row] = await tx
    .update(deliveries)
    .set({ ...LET_GO, status: 'waiting', tries: 0, nextAttemptAt: now })
    .where(eq(deliveries.id, id))
    .returning();
  if (!row) throw new Error('A locked delivery is gone');
  return row;
}

/**
 * Waiting deliveries of a webhook that was switched off are not sent any more, unless they are requested
 * again.
 */
export async function restWaiting(tx: Db, webhookId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...LET_GO, status: 'disabled', nextAttemptAt: null })
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.status, 'waiting')));
}

/** While it belongs to this run. */
const isHeld = ({ id, worker }: Pick<DeliveryRow, 'id' | 'worker'>): SQL | undefined =>
  worker === null ? sql`false` : and(eq(deliveries.id, id), eq(deliveries.worker, worker));

/** Releases a delivery before its end: it is due as before. */
export async function releaseDelivery(db: Db, held: DeliveryRow): Promise<void> {
  await db.update(deliveries).set(LET_GO).where(isHeld(held));
}

/** Only if this process is the only one, and before it works. */
export async function dropAllDeliveries(db: Db): Promise<void> {
  await db.update(deliveries).set(LET_GO).where(sql`${deliveries.worker} is not null`);
}

/**
 * Ends a run of a delivery, and stores its attempt.
 *
 * @returns false if it is no longer this run's, or gone.
 */
export async function endRun(
  tx: Db,
  held: DeliveryRow,
  {
    status,
    nextAttemptAt = null,
    attempt,
  }: { status: DeliveryRow['status']; nextAttemptAt?: Date | null; attempt?: DeliveryAttempt },
): Promise<boolean> {
  const made = attempt
    ? { tries: held.tries + 1, attempts: [...held.attempts, attempt].slice(-MOST_ATTEMPTS) }
    : {};
  const ended = await tx
    .update(deliveries)
    .set({ ...LET_GO, status, nextAttemptAt, ...made })
    .where(isHeld(held))
    .returning({ id: deliveries.id });
  return ended.length > 0;
}

/** Deletes deliveries that were made before then. */
export async function purgeDeliveries(db: Db, before: Date): Promise<void> {
  await db
    .delete(deliveries)
    .where(
      and(
        lte(deliveries.createdAt, before),
        or(isNull(deliveries.nextAttemptAt), lte(deliveries.nextAttemptAt, before)),
      ),
    );
}
