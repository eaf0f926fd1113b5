import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerRuns, answerSamples } from '../../db/schema/answers.ts';
import type { AnswerRunRow } from '../answers-deps.ts';

/** The last run of the same site that came to its end before this one. */
export async function findPrevious(
  db: Db,
  { siteId, createdAt }: Pick<AnswerRunRow, 'siteId' | 'createdAt'>,
): Promise<AnswerRunRow | null> {
  const [row] = await db
    .select()
    .from(answerRuns)
    .where(
      and(
        eq(answerRuns.siteId, siteId),
        eq(answerRuns.status, 'completed'),
        lt(answerRuns.createdAt, createdAt),
      ),
    )
    .orderBy(desc(answerRuns.createdAt))
    .limit(1);
  return row ?? null;
}

/** The models that answered, by engine. */
async function servedModels(db: Db, runId: string): Promise<Map<string, Set<string>>> {
  const { engine, servedModel } = answerSamples;
  const rows = await db
    .selectDistinct({ engine, servedModel })
    .from(answerSamples)
    .where(and(eq(answerSamples.runId, runId), isNotNull(servedModel)));
  const models = new Map<string, Set<string>>();
  for (const row of rows)
    models.set(row.engine, (models.get(row.engine) ?? new Set()).add(row.servedModel ?? ''));
  return models;
}

/**
 * Whether the engines themselves have changed since the run before: `model` when one of them answered by a model that it did
 * not answer by then.
 */
export async function findBreak(db: Db, run: AnswerRunRow): Promise<AnswerRunRow['break']> {
  const previous = await findPrevious(db, run);
  if (!previous) return null;
  const before = await servedModels(db, previous.id);
  const now = await servedModels(db, run.id);
  for (const [engine, models] of now) {
    const known = before.get(engine);
    if (known && [...models].some((model) => !known.has(model))) return 'model';
  }
  return null;
}
