import type { Db } from '../../db/database.ts';
import { siteAudits } from '../../db/schema/sites.ts';
import { wakeForWaiting } from '../../infra/leased-jobs/claim-next.ts';
import { isHeld } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import type { SiteAuditRow } from '../site-audit-store.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { siteAuditJobs } from './audit-jobs.ts';

export type EndDeps = Pick<SitesDeps, 'db' | 'queue' | 'now' | 'onAuditEnded'>;

type Ending = Partial<Omit<typeof siteAudits.$inferInsert, 'status'>> & {
  status: Exclude<SiteAuditRow['status'], 'running'>;
};

/**
 * Ends this run's audit, and does what belongs to its end in the same transaction. False if it is no longer
 * this run's: only one of several attempts ends it.
 */
export async function endAudit(
  deps: EndDeps,
  lease: Lease,
  /** Decides from the locked row, because the audit may have just been cancelled. */
  ending: (row: SiteAuditRow) => Ending,
  store: (tx: Db) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(siteAudits)
      .where(isHeld(siteAuditJobs, lease))
      .for('no key update');
    if (!held) return false;
    const [row] = await tx
      .update(siteAudits)
      .set({ worker: null, leaseUntil: null, completedAt: deps.now(), ...ending(held) })
      .where(isHeld(siteAuditJobs, lease))
      .returning();
    if (!row) return false;
    await store(tx);
    await wakeForWaiting(deps, tx, siteAuditJobs);
    await deps.onAuditEnded(tx, row);
    return true;
  });
  if (ended) deps.queue.wake(siteAuditJobs.queue);
  return ended;
}
