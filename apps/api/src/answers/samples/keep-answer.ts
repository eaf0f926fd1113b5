import type { Answer } from '@visible-ai/answers';
import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';
import { settleSample } from '../money/settle-sample.ts';
import { readAnswer } from './read-answer.ts';

const isAsked = (id: string) => and(eq(answerSamples.id, id), eq(answerSamples.state, 'asked'));

/**
 * Keeps what came of a question: the answer, its sources and mentions, and what it cost, in one transaction.
 *
 * @returns false for a sample that was settled before, e.g. by whoever took its run over.
 */
export async function keepAnswer(
  db: Db,
  sampleId: string,
  answer: Answer,
  entities: readonly AnswerEntity[],
  now: Date,
): Promise<boolean> {
  const { sample, sources, mentions } = readAnswer(answer, entities);
  return db.transaction(async (tx) => {
    const cost = await settleSample(tx, sampleId, answer.costMicros, now);
    if (cost === null) return false;
    const [kept] = await tx
      .update(answerSamples)
      .set({ ...sample, state: 'done', costMicros: cost, at: now })
      .where(isAsked(sampleId))
      .returning({ id: answerSamples.id });
    // Its site was deleted while it was asked: the money stays settled.
    if (!kept) return false;
    if (sources.length > 0)
      await tx.insert(answerSources).values(sources.map((source) => ({ ...source, sampleId })));
    if (mentions.length > 0)
      await tx.insert(answerMentions).values(mentions.map((mention) => ({ ...mention, sampleId })));
    return true;
  });
}

const IN_FLIGHT =
  'The service was stopped while this was asked. It may have been paid for and is not asked again.';

/** Ends the samples of a run that were asked by a worker which is gone: none of them is asked a second time. */
export async function endInFlight(db: Db, runId: string, now: Date): Promise<number> {
  const asked = await db
    .select({ id: answerSamples.id })
    .from(answerSamples)
    .where(and(eq(answerSamples.runId, runId), eq(answerSamples.state, 'asked')));
  for (const { id } of asked)
    await db.transaction(async (tx) => {
      const cost = await settleSample(tx, id, null, now);
      await tx
        .update(answerSamples)
        .set({
          ...{ state: 'done', status: 'http_error', error: IN_FLIGHT },
          ...{ costMicros: cost ?? 0, costKind: 'estimated', at: now },
        })
        .where(isAsked(id));
    });
  return asked.length;
}

/** What the money does not reach any more: the samples of a run that wait for an engine. */
export async function endOverBudget(
  db: Db,
  { runId, engine }: { runId: string; engine: typeof answerSamples.$inferSelect.engine },
  now: Date,
): Promise<{ canary: boolean }[]> {
  return db
    .update(answerSamples)
    .set({ state: 'done', status: 'over_budget', at: now })
    .where(
      and(
        eq(answerSamples.runId, runId),
        eq(answerSamples.engine, engine),
        eq(answerSamples.state, 'waiting'),
      ),
    )
    .returning({ canary: answerSamples.canary });
}
