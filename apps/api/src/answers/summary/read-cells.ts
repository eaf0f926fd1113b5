import type { AnswerCell } from '@visible-ai/answers';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerJudgements, answerRuns, answerSamples, type StoredCell } from '../../db/schema/answers.ts';
import { countCells } from '../samples/count-cells.ts';

const tones = { '-1': 'negative', '0': 'neutral', '1': 'positive' } as const;
const toneOf = (value: number | null) =>
  value === -1 || value === 0 || value === 1 ? tones[`${value}`] : null;
const none = (): AnswerCell['sentiment'] => ({ negative: 0, neutral: 0, positive: 0 });

/** Sentiment is judged after a run has ended, so no stored cell has it. */
async function readSentiments(db: Db, runIds: readonly string[]) {
  const { runId, promptId, engine } = answerSamples;
  const rows = await db
    .select({ runId, promptId, engine, value: answerJudgements.value, samples: sql<number>`count(*)::int` })
    .from(answerJudgements)
    .innerJoin(answerSamples, eq(answerSamples.id, answerJudgements.sampleId))
    .where(and(inArray(runId, [...runIds]), isNotNull(answerJudgements.value)))
    .groupBy(runId, promptId, engine, answerJudgements.value);
  const sentiments = new Map<string, AnswerCell['sentiment']>();
  for (const row of rows) {
    const tone = toneOf(row.value);
    const key = `${row.runId} ${row.engine} ${row.promptId}`;
    const sentiment = sentiments.get(key) ?? none();
    if (tone) sentiment[tone] += row.samples;
    sentiments.set(key, sentiment);
  }
  return sentiments;
}

/**
 * The samples of runs, counted by run, prompt and engine: stored counts for finished runs, else counted now.
 */
export async function readCells(
  db: Db,
  runIds: readonly string[],
  engine: AnswerEngineId | undefined,
): Promise<AnswerCell[]> {
  if (runIds.length === 0) return [];
  const stored: { id: string; cells: StoredCell[] | null }[] = await db
    .select({ id: answerRuns.id, cells: answerRuns.cells })
    .from(answerRuns)
    .where(inArray(answerRuns.id, [...runIds]));
  const sentiments = await readSentiments(db, runIds);
  const all: AnswerCell[] = [];
  for (const { id: runId, cells } of stored)
    for (const cell of cells ?? (await countCells(db, runId)))
      if (engine === undefined || cell.engine === engine)
        all.push({
          runId,
          ...cell,
          sentiment: sentiments.get(`${runId} ${cell.engine} ${cell.promptId}`) ?? none(),
        });
  return all;
}
