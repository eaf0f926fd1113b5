import type { Answer } from '@visible-ai/answers';
import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerMentions, answerSamples, answerSources } from '../../db/schema/answers.ts';
import { settleSample } from '../money/settle-sample.ts';
import { readAnswer } from './read-answer.ts';

const isAsked = (id: string) => and(eq(answerSamples.id, id), eq(answerSamples.state, 'asked'));

/**
 * Stores the result of a question: the answer, its sources and mentions, and its cost, in one transaction.
 *
 * @returns false for a sample that was settled before, e.g. by a worker that took the run over.
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
    // Its site was deleted meanwhile: the cost stays recorded.
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

/** Ends the samples whose worker is gone after it asked them: none is asked a second time. */
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

/** Ends the samples that wait for an engine and that the budget does not cover. */
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
