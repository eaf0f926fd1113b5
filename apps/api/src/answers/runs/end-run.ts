import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerRuns } from '../../db/schema/answers.ts';
import { wakeForWaiting } from '../../infra/leased-jobs/claim-next.ts';
import { isHeld } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { countCells } from '../samples/count-cells.ts';
import { countStatuses, type RunCounts } from './count-statuses.ts';
import { breakSince } from './find-break.ts';
import { answerRunJobs } from './run-jobs.ts';
import { runColumns } from './run-store.ts';

export type EndDeps = Pick<AnswersDeps, 'db' | 'queue' | 'now' | 'onRunEnded'>;

export interface RunEnding {
  status: Exclude<AnswerRunRow['status'], 'running'>;
  error?: string | null;
}

/** Ends a run and does what belongs to its end, in the transaction of the caller, who has locked its row. */
export async function storeEnding(
  deps: EndDeps,
  tx: Db,
  run: AnswerRunRow,
  endingOf: (run: AnswerRunRow, counted: RunCounts) => RunEnding,
): Promise<void> {
  const counted = await countStatuses(tx, run.id);
  const { counts, costMicros } = counted;
  const [ended] = await tx
    .update(answerRuns)
    .set({
      ...endingOf(run, counted),
      ...{ worker: null, leaseUntil: null, completedAt: deps.now(), phase: 'saving', counts, costMicros },
      done: Object.values(counts).reduce((sum, samples) => sum + samples, 0),
      break: await breakSince(tx, run),
      cells: await countCells(tx, run.id),
    })
    .where(and(eq(answerRuns.id, run.id), eq(answerRuns.status, 'running')))
    .returning(runColumns);
  if (!ended) return;
  await wakeForWaiting(deps, tx, answerRunJobs);
  await deps.onRunEnded(tx, ended);
}

/**
 * Ends this worker's run, and does what belongs to its end, in one transaction. False if the run is no longer
 * this worker's: only one of several attempts ends it.
 */
export async function endRun(
  deps: EndDeps,
  lease: Lease,
  endingOf: (run: AnswerRunRow, counted: RunCounts) => RunEnding,
): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    const [held] = await tx
      .select(runColumns)
      .from(answerRuns)
      .where(isHeld(answerRunJobs, lease))
      .for('no key update');
    if (!held) return false;
    await storeEnding(deps, tx, held, endingOf);
    return true;
  });
  if (ended) deps.queue.wake(answerRunJobs.queue);
  return ended;
}
