import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerJudgements, answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';

/** Each has up to 32,000 characters and sixty sources. */
const READ_AT_ONCE = 20;

const bySample = <Row extends { sampleId: string }>(rows: readonly Row[]) => {
  const groups = new Map<string, Omit<Row, 'sampleId'>[]>();
  for (const { sampleId, ...row } of rows) groups.set(sampleId, [...(groups.get(sampleId) ?? []), row]);
  return groups;
};

/**
 * What a run asked and the answers, one after the other in the order of asking: text, sources, mentions and
 * judgement. It includes the neutral questions that watch the engines.
 */
export async function* answersOf(db: Db, runId: string) {
  const { runId: _run, ...told } = getTableColumns(answerSamples);
  for (let after = -1; ; ) {
    // The embedded database answers without leaving the event loop's turn: without this, other requests would
    // wait.
    await nextTurn();
    const samples = await db
      .select(told)
      .from(answerSamples)
      .where(and(eq(answerSamples.runId, runId), gt(answerSamples.position, after)))
      .orderBy(asc(answerSamples.position))
      .limit(READ_AT_ONCE);
    const last = samples.at(-1);
    if (!last) return;
    const ids = samples.map(({ id }) => id);
    const sources = bySample(
      await db
        .select()
        .from(answerSources)
        .where(inArray(answerSources.sampleId, ids))
        .orderBy(asc(answerSources.position)),
    );
    const mentions = bySample(
      await db.select().from(answerMentions).where(inArray(answerMentions.sampleId, ids)),
    );
    const judgements = bySample(
      await db.select().from(answerJudgements).where(inArray(answerJudgements.sampleId, ids)),
    );
    for (const sample of samples)
      yield {
        ...sample,
        sources: sources.get(sample.id) ?? [],
        mentions: mentions.get(sample.id) ?? [],
        judgement: judgements.get(sample.id)?.[0] ?? null,
      };
    if (samples.length < READ_AT_ONCE) return;
    after = last.position;
  }
}
