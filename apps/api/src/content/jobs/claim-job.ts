import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { generationJobs } from '../../db/schema/content.ts';
import type { JobRow } from './job-store.ts';

/** So many jobs of one owner are in hand at once, on all instances together. */
const MOST_PER_OWNER = 2;
/** Any number that is this lock's alone. */
const CLAIM_LOCK = 7_140_251;

/** A job in hand: the row, and the run that may write to it. */
export interface Claim {
  job: JobRow;
  worker: string;
}

/**
 * The next job to work on: of the owners with fewest jobs in hand, the one that waits longest. A lease that
 * has run out counts as waiting: its worker is dead.
 */
const nextJob = (now: Date) => {
  // Raw SQL takes no Date on every driver.
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select job.id
    from generation_jobs job
    left join (
      select owner_id, count(*) as jobs
      from generation_jobs
      where status = 'running' and lease_until > ${moment}
      group by owner_id
    ) hand on hand.owner_id = job.owner_id
    where job.status = 'running'
      and (job.lease_until is null or job.lease_until <= ${moment})
      and coalesce(hand.jobs, 0) < ${MOST_PER_OWNER}
    order by coalesce(hand.jobs, 0), job.created_at, job.id
    limit 1`;
};

/**
 * Takes the next job for a worker, held until the lease ends; null when there is none. One claim at a time,
 * so that two instances do not both see an owner's last free place.
 *
 * @param leaseMs how long the worker may say nothing.
 */
export async function claimJob(
  db: Db,
  { worker, now, leaseMs }: { worker: string; now: Date; leaseMs: number },
): Promise<Claim | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const [job] = await tx
      .update(generationJobs)
      .set({
        worker,
        leaseUntil: new Date(now.getTime() + leaseMs),
        attempts: sql`${generationJobs.attempts} + 1`,
      })
      .where(eq(generationJobs.id, sql`(${nextJob(now)})`))
      .returning();
    return job ? { job, worker } : null;
  });
}

/** Whether a worker that looked now would find a job. */
export async function isJobClaimable(db: Db, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: generationJobs.id })
    .from(generationJobs)
    .where(eq(generationJobs.id, sql`(${nextJob(now)})`));
  return found.length > 0;
}
