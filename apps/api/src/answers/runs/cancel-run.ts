import { and, eq, sql } from 'drizzle-orm';
import { answerRuns } from '../../db/schema/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { endInFlight } from '../samples/keep-answer.ts';
import { storeEnding } from './end-run.ts';
import { answerRunJobs } from './run-jobs.ts';
import { isRunning, readRun, runColumns } from './run-store.ts';

type Deps = Pick<AnswersDeps, 'db' | 'queue' | 'now' | 'onRunEnded'>;

/** No worker has it: it waits, rests, or its worker is gone. */
const isNobodys = ({ worker, leaseUntil }: AnswerRunRow, now: Date) =>
  worker === null || (leaseUntil !== null && leaseUntil <= now);

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
    if (isNobodys(row, now)) {
      await endInFlight(tx, id, now);
      await storeEnding(deps, tx, row, () => ({ status: 'cancelled' }));
    }
    return (await readRun(tx, id))?.status ?? row.status;
  });
  deps.queue.wake(answerRunJobs.queue);
  return { status };
}
