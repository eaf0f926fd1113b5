import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerLedger } from '../../db/schema/answers.ts';
import { addToMonth, INSTALLATION } from './months.ts';

/**
 * Settles what a call has cost, and gives back what was reserved above it: to the month in which it was reserved. Once: a
 * second time changes nothing.
 *
 * @param micros null where nobody knows: all that was reserved may have been spent, and stays so.
 * @returns what it was settled at; null for one that was settled before.
 */
export async function settleSample(
  tx: Db,
  sampleId: string,
  micros: number | null,
  now: Date,
): Promise<number | null> {
  const [entry] = await tx
    .select()
    .from(answerLedger)
    .where(and(eq(answerLedger.sampleId, sampleId), isNull(answerLedger.settledMicros)))
    .for('update');
  if (!entry) return null;
  const settledMicros = Math.min(micros ?? entry.reservedMicros, entry.reservedMicros);
  await tx.update(answerLedger).set({ settledMicros, settledAt: now }).where(eq(answerLedger.id, entry.id));
  const back = settledMicros - entry.reservedMicros;
  for (const payer of [INSTALLATION, entry.siteId])
    if (back !== 0) await addToMonth(tx, { payer, month: entry.month }, back, null);
  return settledMicros;
}
