import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerPanels, answerRuns } from '../../db/schema/answers.ts';
import { isHeld } from '../../infra/leased-jobs/hold-lease.ts';
import { type Lease, RESTS } from '../../infra/leased-jobs/leased-jobs.ts';
import { type EndDeps, storeEnding } from './end-run.ts';
import { answerRunJobs } from './run-jobs.ts';
import { isRunning, runColumns } from './run-store.ts';

/**
 * The result for a paused run: it rests, or it was resumed, cancelled, or taken over by another worker
 * meanwhile.
 */
export type Rest = 'paused' | 'waiting' | 'cancelled' | 'lost';

/** Puts this worker's run aside, with its samples: no worker takes it until the site is resumed. */
export async function restRun(
  deps: EndDeps,
  lease: Lease,
  { siteId, workedMs }: { siteId: string; workedMs: number },
): Promise<Rest> {
  const rest = await deps.db.transaction(async (tx): Promise<Rest> => {
    // First, in the same order as a resume does: so the run rests before the resume, or was resumed before.
    const [panel] = await tx
      .select({ paused: answerPanels.paused })
      .from(answerPanels)
      .where(eq(answerPanels.siteId, siteId))
      .for('no key update');
    const [held] = await tx
      .select(runColumns)
      .from(answerRuns)
      .where(isHeld(answerRunJobs, lease))
      .for('no key update');
    if (!held) return 'lost';
    if (held.cancelRequestedAt !== null) {
      await storeEnding(deps, tx, held, () => ({ status: 'cancelled' }));
      return 'cancelled';
    }
    const isPaused = panel?.paused === true;
    await tx
      .update(answerRuns)
      .set({
        ...{ worker: null, leaseUntil: null, workedMs, phase: isPaused ? RESTS : 'waiting' },
        attempts: sql`${answerRuns.attempts} - 1`,
      })
      .where(isHeld(answerRunJobs, lease));
    if (!isPaused) await deps.queue.send(tx, answerRunJobs.queue, { runId: lease.id });
    return isPaused ? 'paused' : 'waiting';
  });
  deps.queue.wake(answerRunJobs.queue);
  return rest;
}

/**
 * Resumes a resting run of a site. The caller has written the panel, and wakes the queue after the commit.
 */
export async function letRunOn(deps: Pick<EndDeps, 'queue'>, tx: Db, siteId: string): Promise<void> {
  const [run] = await tx
    .update(answerRuns)
    .set({ phase: 'waiting' })
    .where(and(eq(answerRuns.siteId, siteId), isRunning, eq(answerRuns.phase, RESTS)))
    .returning({ id: answerRuns.id });
  if (run) await deps.queue.send(tx, answerRunJobs.queue, { runId: run.id });
}
