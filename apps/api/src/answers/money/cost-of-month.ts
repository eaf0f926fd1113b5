import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerLedger } from '../../db/schema/answers.ts';
import { toUsd } from './micros.ts';

/** The cost of a site's finished calls in a month. */
export async function costOfMonth(db: Db, siteId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ micros: sql<number>`coalesce(sum(${answerLedger.settledMicros}), 0)::float8` })
    .from(answerLedger)
    .where(and(eq(answerLedger.siteId, siteId), eq(answerLedger.month, month)));
  return toUsd(row?.micros ?? 0);
}
