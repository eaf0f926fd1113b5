import { and, asc, eq, exists, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerJudgements, answerMentions, answerSamples } from '../../db/schema/answers.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { readVersion } from '../panel/panel-store.ts';
import { readRun } from '../runs/run-store.ts';

/** The queue that judges the answers of a run after it has ended. */
export const JUDGING_QUEUE = 'answer-judging';

/** Limit for one run: the operator's model is called once for each answer. */
const MOST_JUDGED = 500;
const AT_ONCE = 4;
/** After this many failures in a row the model counts as unavailable or unsuitable. */
const MOST_FAILURES = 8;

const one = { one: sql`1` };

/** Answers that name our brand and are not judged yet. */
const unjudged = (db: Db, runId: string, ownId: string) =>
  db
    .select({ id: answerSamples.id, text: answerSamples.text })
    .from(answerSamples)
    .where(
      and(
        eq(answerSamples.runId, runId),
        eq(answerSamples.canary, false),
        eq(answerSamples.status, 'ok'),
        exists(
          db
            .select(one)
            .from(answerMentions)
            .where(and(eq(answerMentions.sampleId, answerSamples.id), eq(answerMentions.entityId, ownId))),
        ),
        notExists(
          db.select(one).from(answerJudgements).where(eq(answerJudgements.sampleId, answerSamples.id)),
        ),
      ),
    )
    .orderBy(asc(answerSamples.position))
    .limit(AT_ONCE);

/**
 * Judges what the answers of a run say about us, a few at a time. Each judgement is stored at once, so a
 * retry continues where this one ended. If the model gives none, null is stored.
 */
export async function judgeRun(
  { db, judge, logger }: Pick<AnswersDeps, 'db' | 'judge' | 'logger'>,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const run = await readRun(db, runId);
  const version = run && (await readVersion(db, run.siteId, run.panelVersion));
  const own = version?.entities.find((entity) => entity.own);
  if (!own || !judge) return;
  let failures = 0;
  for (let judged = 0; judged < MOST_JUDGED && failures < MOST_FAILURES; judged += AT_ONCE) {
    signal.throwIfAborted();
    const samples = await unjudged(db, runId, own.id);
    if (samples.length === 0) return;
    for (const { sampleId, judgement } of await Promise.all(
      samples.map(async ({ id, text }) => ({
        sampleId: id,
        judgement: await judge.judge({ text: text ?? '', name: own.name }, signal),
      })),
    )) {
      failures = judgement ? 0 : failures + 1;
      const { value = null, passage = null } = judgement ?? {};
      await db
        .insert(answerJudgements)
        .values({ sampleId, value, passage, model: judge.model })
        .onConflictDoNothing();
    }
  }
  if (failures >= MOST_FAILURES) logger.warn({ runId }, 'A model judges no answers: the rest was left');
}
