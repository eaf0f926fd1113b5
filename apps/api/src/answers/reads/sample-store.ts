import { type AnyColumn, and, asc, eq, exists, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerJudgements, answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';
import type { WholeSample } from './present-sample.ts';

export interface SampleFilter {
  engine?: typeof answerSamples.$inferSelect.engine | undefined;
  promptId?: string | undefined;
  status?: NonNullable<typeof answerSamples.$inferSelect.status> | undefined;
  /** The id of an entity. */
  names?: string | undefined;
  /** The id of an entity, or a host. */
  cites?: string | undefined;
}

const one = { one: sql`1` };
const isOf = (sampleId: AnyColumn) => eq(sampleId, answerSamples.id);

/** Finished samples of a run, without the canary's. */
export const listedSamples = (db: Db, runId: string, filter: SampleFilter): SQL | undefined => {
  const { engine, promptId, status, names, cites } = filter;
  return and(
    eq(answerSamples.runId, runId),
    eq(answerSamples.canary, false),
    isNotNull(answerSamples.status),
    engine ? eq(answerSamples.engine, engine) : undefined,
    promptId === undefined ? undefined : eq(answerSamples.promptId, promptId),
    status ? eq(answerSamples.status, status) : undefined,
    names === undefined
      ? undefined
      : exists(
          db
            .select(one)
            .from(answerMentions)
            .where(and(isOf(answerMentions.sampleId), eq(answerMentions.entityId, names))),
        ),
    cites === undefined
      ? undefined
      : exists(
          db
            .select(one)
            .from(answerSources)
            .where(
              and(
                isOf(answerSources.sampleId),
                eq(answerSources.kind, 'cited'),
                or(eq(answerSources.entityId, cites), eq(answerSources.host, cites.toLowerCase())),
              ),
            ),
        ),
  );
};

const bySample = <Row extends { sampleId: string }>(rows: readonly Row[]) => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.sampleId, [...(groups.get(row.sampleId) ?? []), row]);
  return groups;
};

/** A number of samples in the order of their run, after a position, each with all of its stored data. */
export async function readSamples(
  db: Db,
  where: SQL | undefined,
  { after, limit }: { after: number; limit: number },
): Promise<WholeSample[]> {
  const samples = await db
    .select()
    .from(answerSamples)
    .where(and(where, gt(answerSamples.position, after)))
    .orderBy(asc(answerSamples.position))
    .limit(limit);
  const ids = samples.map(({ id }) => id);
  if (ids.length === 0) return [];
  const sources = bySample(
    await db
      .select()
      .from(answerSources)
      .where(inArray(answerSources.sampleId, ids))
      .orderBy(asc(answerSources.position)),
  );
  const mentions = bySample(
    await db
      .select()
      .from(answerMentions)
      .where(inArray(answerMentions.sampleId, ids))
      .orderBy(asc(answerMentions.first), asc(answerMentions.entityId)),
  );
  const judgements = new Map(
    (await db.select().from(answerJudgements).where(inArray(answerJudgements.sampleId, ids))).map((row) => [
      row.sampleId,
      row,
    ]),
  );
  return samples.map((sample) => ({
    sample,
    sources: sources.get(sample.id) ?? [],
    mentions: mentions.get(sample.id) ?? [],
    judgement: judgements.get(sample.id) ?? null,
  }));
}
