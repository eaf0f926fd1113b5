import { and, eq, sql } from 'drizzle-orm';
import { isLeased } from '../../db/lease.ts';
import { answerRuns } from '../../db/schema/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { endInFlight } from '../samples/keep-answer.ts';
import { storeEnding } from './end-run.ts';
import { answerRunJobs } from './run-jobs.ts';
import { isRunning, readRun, runColumns } from './run-store.ts';

type Deps = Pick<AnswersDeps, 'db' | 'queue' | 'now' | 'onRunEnded'>;

/**
 * Cancels a run: no instance asks anything more; open questions are finished and stored. A run without a
 * worker ends at once; a finished one stays as it is.
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
    const [found] = await tx
      .select({ row: runColumns, hasWorker: isLeased(answerRuns.leaseUntil) })
      .from(answerRuns)
      .where(and(eq(answerRuns.id, id), eq(answerRuns.ownerId, ownerId)))
      .for('no key update');
    if (!found) throw new AppError('not_found', { text: 'There is no such run' });
    const { row, hasWorker } = found;
    if (row.status !== 'running') return row.status;
    await tx
      .update(answerRuns)
      .set({
        cancelRequestedAt: sql`coalesce(${answerRuns.cancelRequestedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(answerRuns.id, id), isRunning));
    // It waits, rests, or its worker is gone.
    if (!hasWorker) {
      await endInFlight(tx, id, now);
      await storeEnding(deps, tx, row, () => ({ status: 'cancelled' }));
    }
    return (await readRun(tx, id))?.status ?? row.status;
  });
  deps.queue.wake(answerRunJobs.queue);
  return { status };
}
