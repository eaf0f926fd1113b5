import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { afterCursor, pageOf } from '../../db/page-of.ts';
import { answerRuns, answerSamples } from '../../db/schema/answers.ts';
import type { AnswerRunRow } from '../answers-deps.ts';
import type { PlannedSample } from './plan-samples.ts';

const PAGE = 50;

/** A run without its counted cells, which are long. */
const { cells: _long, ...listed } = getTableColumns(answerRuns);
export const runColumns = listed;

export const isRunning = eq(answerRuns.status, 'running');

/** The owner's run; null if it does not exist or belongs to another account. */
export async function findRun(db: Db, ownerId: string, id: string): Promise<AnswerRunRow | null> {
  const [row] = await db
    .select(runColumns)
    .from(answerRuns)
    .where(and(eq(answerRuns.ownerId, ownerId), eq(answerRuns.id, id)));
  return row ?? null;
}

/** A run, whoever owns it: for its worker. */
export async function readRun(db: Db, id: string): Promise<AnswerRunRow | null> {
  const [row] = await db.select(runColumns).from(answerRuns).where(eq(answerRuns.id, id));
  return row ?? null;
}

export async function findRunning(db: Db, siteId: string): Promise<AnswerRunRow | null> {
  const [row] = await db
    .select(runColumns)
    .from(answerRuns)
    .where(and(eq(answerRuns.siteId, siteId), isRunning));
  return row ?? null;
}

/** A page of a site's runs, newest first. */
export async function listRunRows(db: Db, ownerId: string, siteId: string, cursor?: string) {
  const rows = await db
    .select(runColumns)
    .from(answerRuns)
    .where(
      and(eq(answerRuns.siteId, siteId), eq(answerRuns.ownerId, ownerId), afterCursor(answerRuns, cursor)),
    )
    .orderBy(desc(answerRuns.createdAt), answerRuns.id)
    .limit(PAGE + 1);
  return pageOf(rows, PAGE);
}

/** The planned samples of a run, in order. */
export async function plannedOf(db: Db, runId: string): Promise<PlannedSample[]> {
  const { promptId, engine, n, canary, position } = answerSamples;
  return db
    .select({ promptId, engine, n, canary })
    .from(answerSamples)
    .where(eq(answerSamples.runId, runId))
    .orderBy(position);
}

/** Stores a run and all of its samples: thousands in one statement. */
export async function insertRun(
  tx: Db,
  run: typeof answerRuns.$inferInsert,
  samples: readonly (PlannedSample & { requestedModel: string })[],
): Promise<AnswerRunRow> {
  const [row] = await tx.insert(answerRuns).values(run).returning(runColumns);
  if (!row) throw new Error('The database stored no run');
  const planned = samples.map(({ promptId, engine, n, canary, requestedModel }) => [
    promptId,
    engine,
    n,
    canary,
    requestedModel,
  ]);
  await tx.execute(sql`
    insert into answer_samples (run_id, position, prompt_id, engine, n, canary, requested_model)
    select ${row.id}::uuid, at - 1, one->>0, one->>1, (one->>2)::smallint, (one->>3)::boolean, one->>4
    from json_array_elements(${JSON.stringify(planned)}::json) with ordinality as planned(one, at)`);
  return row;
}
