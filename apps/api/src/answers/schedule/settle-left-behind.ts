import { and, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerLedger, answerSamples } from '../../db/schema/answers.ts';

/** Longer than any call takes. */
const LONG_MS = 3_600_000;

/** Settles calls of deleted sites whose process was killed: no worker returns to them. */
export async function settleLeftBehind(db: Db, now: Date): Promise<void> {
  await db
    .update(answerLedger)
    .set({ settledMicros: sql`${answerLedger.reservedMicros}`, settledAt: now })
    .where(
      and(
        isNull(answerLedger.settledMicros),
        lt(answerLedger.reservedAt, new Date(now.getTime() - LONG_MS)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(answerSamples)
            .where(sql`${answerSamples.id} = ${answerLedger.sampleId}`),
        ),
      ),
    );
}
