import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerSamples } from '../../db/schema/answers.ts';

export interface RunCounts {
  /** By status, without the canary's samples. */
  counts: AnswerRun['counts'];
  /** Of all samples, including the canary's. */
  costMicros: number;
  /** Samples that were not asked yet, without the canary's. */
  waiting: number;
}

const none = (): AnswerRun['counts'] => ({
  ...{ ok: 0, no_search: 0, truncated: 0, refused: 0, tool_error: 0, http_error: 0, over_budget: 0 },
});

/** The results of a run's samples so far. */
export async function countStatuses(db: Db, runId: string): Promise<RunCounts> {
  const { status, canary, costMicros } = answerSamples;
  const rows = await db
    .select({
      status,
      canary,
      samples: sql<number>`count(*)::int`,
      micros: sql<number>`coalesce(sum(${costMicros}), 0)::float8`,
    })
    .from(answerSamples)
    .where(eq(answerSamples.runId, runId))
    .groupBy(status, canary);
  const counts = none();
  let waiting = 0;
  for (const row of rows.filter((one) => !one.canary))
    if (row.status === null) waiting += row.samples;
    else counts[row.status] = row.samples;
  return { counts, costMicros: rows.reduce((sum, { micros }) => sum + micros, 0), waiting };
}
