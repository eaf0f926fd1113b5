import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { leaseFor } from '../../db/lease.ts';
import type { Lease, LeasedJobs, LeaseProgress } from './leased-jobs.ts';

/** The row, while it runs and belongs to this run. */
export const isHeld = ({ table }: Pick<LeasedJobs, 'table'>, { id, worker }: Lease) =>
  and(eq(table.id, id), eq(table.status, 'running'), eq(table.worker, worker));

/**
 * The answer to a heartbeat: `lost` if the job is no longer this run's, because it has ended or was taken
 * over.
 */
export type Held = 'held' | 'cancelled' | 'lost';

/**
 * Reports the progress of a run and extends its lease.
 *
 * @param state.workedMs the time spent on the job, earlier runs included.
 */
export async function holdLease(
  db: Db,
  jobs: LeasedJobs,
  lease: Lease,
  state: { progress: LeaseProgress; workedMs: number; leaseMs: number },
): Promise<Held> {
  const { progress, workedMs, leaseMs } = state;
  const [row] = await db
    .update(jobs.table)
    .set({ ...progress, workedMs, leaseUntil: leaseFor(leaseMs) })
    .where(isHeld(jobs, lease))
    .returning({ cancelled: sql<boolean>`${jobs.table.cancelRequestedAt} is not null` });
  if (!row) return 'lost';
  return row.cancelled ? 'cancelled' : 'held';
}

/** Puts a job back for another run; this run does not count as an attempt. */
export async function releaseLease(db: Db, jobs: LeasedJobs, lease: Lease, workedMs: number): Promise<void> {
  const attempts = sql`${jobs.table.attempts} - 1`;
  await db
    .update(jobs.table)
    .set({ worker: null, leaseUntil: null, workedMs, attempts })
    .where(isHeld(jobs, lease));
}

/** Releases every claimed job. Only if this process is the only one, and before it works. */
export async function dropAllLeases(db: Db, { table }: LeasedJobs): Promise<void> {
  await db.update(table).set({ worker: null, leaseUntil: null }).where(eq(table.status, 'running'));
}
