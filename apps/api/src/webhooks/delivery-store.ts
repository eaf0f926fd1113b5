import type { DeliveryAttempt } from '@visible-ai/shared/webhooks/schema';
import { and, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { afterCursor, pageOf } from '../db/page-of.ts';
import { webhookDeliveries as deliveries } from '../db/schema/webhooks.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

const PAGE_SIZE = 20;
/** Of one delivery: those of its retries, and of some that were asked for by hand. */
const MOST_ATTEMPTS = 50;

const LET_GO = { worker: null, leaseUntil: null };

export async function insertDeliveries(
  tx: Db,
  rows: (typeof deliveries.$inferInsert)[],
): Promise<DeliveryRow[]> {
  return rows.length === 0 ? [] : tx.insert(deliveries).values(rows).returning();
}

/** What was sent to a webhook, newest first. */
export async function listDeliveryRows(db: Db, webhookId: string, cursor: string | undefined) {
  const rows = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), afterCursor(deliveries, cursor)))
    .orderBy(desc(deliveries.createdAt), deliveries.id)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, PAGE_SIZE);
}

/** A delivery of a webhook, held until the transaction ends. */
export async function lockDelivery(tx: Db, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.id, id)))
    .for('update');
  return row ?? null;
}

/** Has a delivery sent from now on, with all its retries before it. */
export async function askAgain(tx: Db, id: string, now: Date): Promise<DeliveryRow> {
  const [row] = await tx
    .update(deliveries)
    .set({ ...LET_GO, status: 'waiting', tries: 0, nextAttemptAt: now })
    .where(eq(deliveries.id, id))
    .returning();
  if (!row) throw new Error('A locked delivery is gone');
  return row;
}

/** What waits for a webhook that was switched off is not sent any more, unless it is asked for again. */
export async function restWaiting(tx: Db, webhookId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...LET_GO, status: 'disabled', nextAttemptAt: null })
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.status, 'waiting')));
}

/** While it is in the hand of this run. */
const isHeld = ({ id, worker }: Pick<DeliveryRow, 'id' | 'worker'>): SQL | undefined =>
  worker === null ? sql`false` : and(eq(deliveries.id, id), eq(deliveries.worker, worker));

/** Lets go of a delivery before its end: it is due as before. */
export async function releaseDelivery(db: Db, held: DeliveryRow): Promise<void> {
  await db.update(deliveries).set(LET_GO).where(isHeld(held));
}

/** Only where this process is the only one, before it works. */
export async function dropAllDeliveries(db: Db): Promise<void> {
  await db.update(deliveries).set(LET_GO).where(sql`${deliveries.worker} is not null`);
}

/**
 * Ends a run of a delivery, with the attempt it made.
 *
 * @returns false when it is no longer this run's, or gone.
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

/** Forgets what was told before then. */
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
