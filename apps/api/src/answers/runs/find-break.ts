import { type AnsweredSample, findBreak } from '@visible-ai/answers';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerRuns, answerSamples, answerSources } from '../../db/schema/answers.ts';
import type { AnswerRunRow } from '../answers-deps.ts';
import { runColumns } from './run-store.ts';

/** The last completed run of the same site before this one. */
export async function findPrevious(
  db: Db,
  { siteId, createdAt }: Pick<AnswerRunRow, 'siteId' | 'createdAt'>,
): Promise<AnswerRunRow | null> {
  const [row] = await db
    .select(runColumns)
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

/** The hosts that answers to the canary cite, by sample. */
async function canaryHosts(db: Db, runId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: answerSamples.id, host: answerSources.host })
    .from(answerSamples)
    .innerJoin(answerSources, eq(answerSources.sampleId, answerSamples.id))
    .where(
      and(eq(answerSamples.runId, runId), eq(answerSamples.canary, true), eq(answerSources.kind, 'cited')),
    );
  const hosts = new Map<string, string[]>();
  for (const { id, host } of rows) hosts.set(id, [...(hosts.get(id) ?? []), host]);
  return hosts;
}

/** The parts of a run's answers that show how an engine behaves. */
async function answered(db: Db, runId: string): Promise<AnsweredSample[]> {
  const { id, engine, servedModel, canary, promptId, status, text } = answerSamples;
  const hosts = await canaryHosts(db, runId);
  const rows = await db
    .select({
      id,
      engine,
      servedModel,
      canary,
      promptId,
      status,
      length: sql<number>`coalesce(length(${text}), 0)`,
    })
    .from(answerSamples)
    .where(and(eq(answerSamples.runId, runId), inArray(status, ['ok', 'no_search'])));
  return rows.map((row) => ({
    engine: row.engine,
    servedModel: row.servedModel,
    canary: row.canary
      ? {
          promptId: row.promptId,
          searched: row.status === 'ok',
          length: row.length,
          citedHosts: hosts.get(row.id) ?? [],
        }
      : null,
  }));
}

/** Whether the engines themselves have changed since the previous run. */
export async function breakSince(db: Db, run: AnswerRunRow): Promise<AnswerRunRow['break']> {
  const previous = await findPrevious(db, run);
  return previous && findBreak(await answered(db, previous.id), await answered(db, run.id));
}
