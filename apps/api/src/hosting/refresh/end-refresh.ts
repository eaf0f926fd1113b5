import type { JobProgress } from '@visible-ai/shared/content/schema';
import { and, eq } from 'drizzle-orm';
import { fileRefreshes, refreshPages, siteRefreshes } from '../../db/schema/hosting.ts';
import { wakeForWaiting } from '../../infra/leased-jobs/claim-next.ts';
import { isHeld } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { mailRefresh } from './mail-refresh.ts';
import { refreshJobs } from './refresh-jobs.ts';
import { failedBefore, forgetOldRefreshes, refreshesOf } from './refresh-store.ts';

/**
 * Ends this run's refresh and mails its owner the result, in one transaction, so that it ends and is reported
 * once.
 *
 * @param error for the files that were not written yet.
 * @returns false if it is no longer this run's.
 */
export async function endRefresh(
  deps: RefreshDeps,
  lease: Lease,
  progress: JobProgress,
  error?: string,
): Promise<boolean> {
  const now = deps.now();
  const ended = await deps.db.transaction(async (tx) => {
    const [refresh] = await tx
      .update(siteRefreshes)
      .set({ ...progress, status: 'completed', worker: null, leaseUntil: null, completedAt: now })
      .where(isHeld(refreshJobs, lease))
      .returning();
    if (!refresh) return false;
    await tx.delete(refreshPages).where(eq(refreshPages.refreshId, refresh.id));
    if (error !== undefined)
      await tx
        .update(fileRefreshes)
        .set({ status: 'failed', error, decidedAt: now })
        .where(and(eq(fileRefreshes.refreshId, refresh.id), eq(fileRefreshes.status, 'reading')));
    const files = await refreshesOf(tx, refresh.id);
    const hasFailed = files.length > 0 && files.every(({ status }) => status === 'failed');
    if (hasFailed)
      await tx.update(siteRefreshes).set({ status: 'failed' }).where(eq(siteRefreshes.id, refresh.id));
    // After a manual start the owner looks at the screen; and a site that is down for months is reported
    // once.
    const tellsFailures = refresh.origin === 'schedule' && !(hasFailed && (await failedBefore(tx, refresh)));
    await mailRefresh(deps, tx, refresh, files, tellsFailures);
    await forgetOldRefreshes(tx, refresh.siteId);
    await wakeForWaiting(deps, tx, refreshJobs);
    return true;
  });
  if (ended) deps.queue.wake(refreshJobs.queue);
  return ended;
}
