import { and, count, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isLeased, leaseFor } from '../../db/lease.ts';
import { type Lease, type LeasedJobs, RESTS } from './leased-jobs.ts';

/**
 * The next job: the one that waits longest, of the owners with the fewest running jobs. A job with an expired
 * lease counts as waiting, because its worker is dead. Resting jobs are skipped.
 */
const nextJob = ({ table, mostPerOwner }: LeasedJobs) => sql`
    select job.id
    from ${table} job
    left join (
      select owner_id, count(*) as jobs
      from ${table}
      where status = 'running' and ${isLeased(sql`lease_until`)}
      group by owner_id
    ) hand on hand.owner_id = job.owner_id
    where job.status = 'running'
      and job.phase <> ${RESTS}
      and not ${isLeased(sql`job.lease_until`)}
      and coalesce(hand.jobs, 0) < ${mostPerOwner}
    order by coalesce(hand.jobs, 0), job.created_at, job.id
    limit 1`;

/**
 * Claims the next job for a worker until the lease ends; null if there is none. One claim at a time, so that
 * two instances do not both take an owner's last free place.
 *
 * @param leaseMs how long the worker may send no heartbeat.
 */
export async function claimNext(
  db: Db,
  jobs: LeasedJobs,
  { worker, leaseMs }: { worker: string; leaseMs: number },
): Promise<Lease | null> {
  const { table } = jobs;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${jobs.claimLock})`);
    const [taken] = await tx
      .update(table)
      .set({
        worker,
        leaseUntil: leaseFor(leaseMs),
        attempts: sql`${table.attempts} + 1`,
      })
      .where(eq(table.id, sql`(${nextJob(jobs)})`))
      .returning({ id: sql<string>`${table.id}` });
    return taken ? { id: taken.id, worker } : null;
  });
}

/** Whether a worker would find a job now. */
export async function isClaimable(db: Db, jobs: LeasedJobs): Promise<boolean> {
  const { table } = jobs;
  return (await db.$count(table, eq(table.id, sql`(${nextJob(jobs)})`))) > 0;
}

/** Wakes a worker when a place becomes free for a waiting job. */
export async function wakeForWaiting(
  { queue }: { queue: { send(tx: Db, name: string, data: object): Promise<void> } },
  tx: Db,
  { table, queue: name }: LeasedJobs,
): Promise<void> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(table)
    .where(and(eq(table.status, 'running'), not(isLeased(table.leaseUntil))));
  if ((row?.waiting ?? 0) > 0) await queue.send(tx, name, {});
}
