import { and, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isLeased } from '../../db/lease.ts';
import { siteAudits } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { wakeForWaiting } from '../../infra/leased-jobs/claim-next.ts';
import { findListedAudit, isRunning, type SiteAuditRow } from '../site-audit-store.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { siteAuditJobs } from './audit-jobs.ts';

type Deps = Pick<SitesDeps, 'db' | 'queue' | 'now' | 'onAuditEnded'>;

/** Ends a waiting audit that has read nothing; no worker needs to take it just to end it. */
async function endUntouched(deps: Deps, tx: Db, id: string): Promise<SiteAuditRow | null> {
  const now = deps.now();
  const [row] = await tx
    .update(siteAudits)
    .set({ status: 'cancelled', partial: true, worker: null, leaseUntil: null, completedAt: now })
    .where(
      and(
        eq(siteAudits.id, id),
        isRunning,
        not(isLeased(siteAudits.leaseUntil)),
        sql`not exists (select 1 from site_rows where audit_id = ${siteAudits.id})`,
      ),
    )
    .returning();
  if (!row) return null;
  await wakeForWaiting(deps, tx, siteAuditJobs);
  await deps.onAuditEnded(tx, row);
  return row;
}

/**
 * Cancels an audit: its run notices at its next heartbeat, on any instance, and judges what was read. An
 * audit that has not begun ends at once; a finished one stays as it is.
 *
 * @throws AppError not_found.
 */
export async function cancelAudit(
  deps: Deps,
  ownerId: string,
  id: string,
): Promise<{ status: SiteAuditRow['status'] }> {
  const status = await deps.db.transaction(async (tx) => {
    await tx
      .update(siteAudits)
      .set({
        cancelRequestedAt: sql`coalesce(${siteAudits.cancelRequestedAt}, ${deps.now().toISOString()}::timestamptz)`,
      })
      .where(and(eq(siteAudits.id, id), eq(siteAudits.ownerId, ownerId), isRunning));
    const row = await findListedAudit(tx, ownerId, id);
    if (!row) throw new AppError('not_found', { text: 'There is no such audit' });
    const ended = row.status === 'running' ? await endUntouched(deps, tx, id) : null;
    return (ended ?? row).status;
  });
  deps.queue.wake(siteAuditJobs.queue);
  return { status };
}
