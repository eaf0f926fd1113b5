import type { AnswerCell } from '@visible-ai/answers';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { SampleStatus } from '@visible-ai/shared/answers/schema';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerJudgements, answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';

interface CellPlace {
  runId: string;
  promptId: string;
  engine: AnswerEngineId;
}
type EntityRow = CellPlace & { entityId: string };
const cell = { runId: answerSamples.runId, promptId: answerSamples.promptId, engine: answerSamples.engine };
const places = [answerSamples.runId, answerSamples.promptId, answerSamples.engine];
const whole = (value: SQL) => sql<number>`${value}::int`;

/** What runs are counted by: their samples, the canary's left out. */
const samplesOf = (runIds: readonly string[], engine: AnswerEngineId | undefined) =>
  and(
    inArray(answerSamples.runId, [...runIds]),
    eq(answerSamples.canary, false),
    engine ? eq(answerSamples.engine, engine) : undefined,
  );

const readStatuses = (db: Db, samples: SQL | undefined) =>
  db
    .select({ ...cell, status: answerSamples.status, samples: whole(sql`count(*)`) })
    .from(answerSamples)
    .where(and(samples, isNotNull(answerSamples.status)))
    .groupBy(...places, answerSamples.status);

/** Who is named, in how many answers, how often, and in how many before everybody else. */
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
  const { runId, promptId, engine, entityId, count, isFirst } = named;
  return db
    .select({
      ...{ runId, promptId, engine, entityId },
      named: whole(sql`count(*)`),
      times: whole(sql`sum(${count})`),
      first: whole(sql`count(*) filter (where ${isFirst})`),
    })
    .from(named)
    .groupBy(runId, promptId, engine, entityId);
}

/** Whose pages are cited, in how many answers. */
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

const readJudgements = (db: Db, samples: SQL | undefined) =>
  db
    .select({ ...cell, value: answerJudgements.value, samples: whole(sql`count(*)`) })
    .from(answerJudgements)
    .innerJoin(answerSamples, eq(answerSamples.id, answerJudgements.sampleId))
    .where(and(samples, eq(answerSamples.status, 'ok'), isNotNull(answerJudgements.value)))
    .groupBy(...places, answerJudgements.value);

interface OpenCell extends CellPlace {
  counts: Partial<Record<SampleStatus, number>>;
  entities: Record<string, { named: number; cited: number; first: number; times: number }>;
  sentiment: AnswerCell['sentiment'];
}

const tones = { '-1': 'negative', '0': 'neutral', '1': 'positive' } as const;
const toneOf = (value: number | null) =>
  value === -1 || value === 0 || value === 1 ? tones[`${value}`] : null;

/** The samples of runs, counted by run, prompt and engine. */
export async function readCells(
  db: Db,
  runIds: readonly string[],
  engine: AnswerEngineId | undefined,
): Promise<AnswerCell[]> {
  if (runIds.length === 0) return [];
  const samples = samplesOf(runIds, engine);
  const cells = new Map<string, OpenCell>();
  const cellOf = ({ runId, promptId, engine: of }: CellPlace): OpenCell => {
    const key = `${runId} ${of} ${promptId}`;
    const made: OpenCell = cells.get(key) ?? {
      ...{ runId, promptId, engine: of, counts: {}, entities: {} },
      sentiment: { negative: 0, neutral: 0, positive: 0 },
    };
    cells.set(key, made);
    return made;
  };
  const entityOf = (row: EntityRow) => {
    const { entities } = cellOf(row);
    entities[row.entityId] ??= { named: 0, cited: 0, first: 0, times: 0 };
    return entities[row.entityId];
  };
  for (const row of await readStatuses(db, samples))
    if (row.status) cellOf(row).counts[row.status] = row.samples;
  for (const { named, times, first, ...row } of await readNamings(db, samples))
    Object.assign(entityOf(row) ?? {}, { named, times, first });
  for (const { cited, ...row } of await readCitings(db, samples))
    Object.assign(entityOf(row) ?? {}, { cited });
  for (const row of await readJudgements(db, samples)) {
    const tone = toneOf(row.value);
    if (tone) cellOf(row).sentiment[tone] += row.samples;
  }
  return [...cells.values()];
}
