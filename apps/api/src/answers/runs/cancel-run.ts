import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerRuns, answerSamples } from '../../db/schema/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { storeEnding } from './end-run.ts';
import { answerRunJobs } from './run-jobs.ts';
import { isRunning, readRun, runColumns } from './run-store.ts';

type Deps = Pick<AnswersDeps, 'db' | 'queue' | 'now' | 'onRunEnded'>;

const isUntouched = async (tx: Db, runId: string) =>
  (await tx.$count(
    answerSamples,
    and(eq(answerSamples.runId, runId), ne(answerSamples.state, 'waiting')),
  )) === 0;

/**
 * Asks a run to end: nothing more is asked, on any instance, what is under way comes to its end and is kept. One that
 * nobody has begun ends at once; one that has ended stays as it is.
 *
 * @throws AppError not_found.
 */
export async function cancelRun(
  deps: Deps,
  ownerId: string,
  id: string,
): Promise<{ status: AnswerRunRow['status'] }> {
  const now = deps.now();
  const status = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select(runColumns)
      .from(answerRuns)
      .where(and(eq(answerRuns.id, id), eq(answerRuns.ownerId, ownerId)))
      .for('no key update');
    if (!row) throw new AppError('not_found', { text: 'There is no such run' });
    if (row.status !== 'running') return row.status;
    await tx
      .update(answerRuns)
      .set({
        cancelRequestedAt: sql`coalesce(${answerRuns.cancelRequestedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(answerRuns.id, id), isRunning));
    if (row.worker === null && (await isUntouched(tx, id)))
      await storeEnding(deps, tx, row, () => ({ status: 'cancelled' }));
    return (await readRun(tx, id))?.status ?? row.status;
  });
  deps.queue.wake(answerRunJobs.queue);
  return { status };
}
