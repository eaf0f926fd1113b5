import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerMonths } from '../../db/schema/answers.ts';
import { monthOf } from './micros.ts';

/** The payer for all sites together. */
export const INSTALLATION = 'installation';

/** What a payer has spent in a month, including reservations for calls under way. */
export async function spentIn(db: Db, payer: string, month: string): Promise<number> {
  const [row] = await db
    .select({ micros: answerMonths.micros })
    .from(answerMonths)
    .where(and(eq(answerMonths.payer, payer), eq(answerMonths.month, month)));
  return row?.micros ?? 0;
}

/** What may still be spent in this month: the smaller of what the site and the installation have left. */
export async function leftThisMonth(
  db: Db,
  { siteId, now, caps }: { siteId: string; now: Date; caps: { site: number; installation: number } },
): Promise<number> {
  const month = monthOf(now);
  const ofSite = caps.site - (await spentIn(db, siteId, month));
  const ofAll = caps.installation - (await spentIn(db, INSTALLATION, month));
  return Math.max(0, Math.min(ofSite, ofAll));
}

/**
 * Adds to a payer's spending in a month, within a cap. Another transaction for the same payer waits until
 * this one ends, so the sum never exceeds the cap, however many instances ask at once.
 *
 * @param cap null to give money back, which no cap limits.
 * @returns false if the cap would be exceeded.
 */
export async function addToMonth(
  tx: Db,
  { payer, month }: { payer: string; month: string },
  micros: number,
  cap: number | null,
): Promise<boolean> {
  await tx.insert(answerMonths).values({ payer, month, micros: 0 }).onConflictDoNothing();
  const [row] = await tx
    .update(answerMonths)
    .set({ micros: sql`${answerMonths.micros} + ${micros}::bigint` })
    .where(
      and(
        eq(answerMonths.payer, payer),
        eq(answerMonths.month, month),
        cap === null ? undefined : sql`${answerMonths.micros} + ${micros}::bigint <= ${cap}::bigint`,
      ),
    )
    .returning({ payer: answerMonths.payer });
  return row !== undefined;
}
