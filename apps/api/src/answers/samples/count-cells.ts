import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerMentions, answerSamples, answerSources, type StoredCell } from '../../db/schema/answers.ts';

interface CellPlace {
  promptId: string;
  engine: AnswerEngineId;
}
const cell = { promptId: answerSamples.promptId, engine: answerSamples.engine };
const places = [answerSamples.promptId, answerSamples.engine];
const whole = (value: SQL) => sql<number>`${value}::int`;

const readStatuses = (db: Db, samples: SQL | undefined) =>
  db
    .select({ ...cell, status: answerSamples.status, samples: whole(sql`count(*)`) })
    .from(answerSamples)
    .where(and(samples, isNotNull(answerSamples.status)))
    .groupBy(...places, answerSamples.status);

/** Which entities are named, in how many answers, how often, and in how many answers first. */
async function readNamings(db: Db, samples: SQL | undefined) {
  const named = db
    .select({
      ...cell,
      entityId: answerMentions.entityId,
      count: answerMentions.count,
      isFirst:
        sql<boolean>`${answerMentions.first} = min(${answerMentions.first}) over (partition by ${answerMentions.sampleId})`.as(
          'is_first',
        ),
    })
    .from(answerMentions)
    .innerJoin(answerSamples, eq(answerSamples.id, answerMentions.sampleId))
    .where(and(samples, eq(answerSamples.status, 'ok')))
    .as('named');
  const { promptId, engine, entityId, count, isFirst } = named;
  return db
    .select({
      ...{ promptId, engine, entityId },
      named: whole(sql`count(*)`),
      times: whole(sql`sum(${count})`),
      first: whole(sql`count(*) filter (where ${isFirst})`),
    })
    .from(named)
    .groupBy(promptId, engine, entityId);
}

/** Which entities' pages are cited, in how many answers. */
const readCitings = (db: Db, samples: SQL | undefined) =>
  db
    .select({
      ...cell,
      entityId: sql<string>`${answerSources.entityId}`,
      cited: whole(sql`count(distinct ${answerSources.sampleId})`),
    })
    .from(answerSources)
    .innerJoin(answerSamples, eq(answerSamples.id, answerSources.sampleId))
    .where(
      and(
        samples,
        eq(answerSamples.status, 'ok'),
        eq(answerSources.kind, 'cited'),
        isNotNull(answerSources.entityId),
      ),
    )
    .groupBy(...places, answerSources.entityId);

/** Counts the samples of a run by prompt and engine. */
export async function countCells(db: Db, runId: string): Promise<StoredCell[]> {
  const samples = and(eq(answerSamples.runId, runId), eq(answerSamples.canary, false));
  const cells = new Map<string, StoredCell>();
  const cellOf = ({ promptId, engine }: CellPlace): StoredCell => {
    const key = `${engine} ${promptId}`;
    const made: StoredCell = cells.get(key) ?? { promptId, engine, counts: {}, entities: {} };
    cells.set(key, made);
    return made;
  };
  const entityOf = (row: CellPlace & { entityId: string }) => {
    const { entities } = cellOf(row);
    const counts = entities[row.entityId] ?? { named: 0, cited: 0, first: 0, times: 0 };
    entities[row.entityId] = counts;
    return counts;
  };
  for (const row of await readStatuses(db, samples))
    if (row.status) cellOf(row).counts[row.status] = row.samples;
  for (const { named, times, first, ...row } of await readNamings(db, samples))
    Object.assign(entityOf(row), { named, times, first });
  for (const { cited, ...row } of await readCitings(db, samples)) Object.assign(entityOf(row), { cited });
  return [...cells.values()];
}
