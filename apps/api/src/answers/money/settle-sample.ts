import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerLedger } from '../../db/schema/answers.ts';
import { addToMonth, INSTALLATION } from './months.ts';

/**
 * Records the cost of a call and returns the rest of the reservation to the month in which it was made. A
 * second time it changes nothing.
 *
 * @param micros null if the cost is unknown: then the whole reservation counts as spent.
 * @returns the recorded cost; null if it was settled before.
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
