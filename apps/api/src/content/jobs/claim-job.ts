import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { generationJobs } from '../../db/schema/content.ts';
import { claimNext } from '../../infra/leased-jobs/claim-next.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { generation } from './job-deps.ts';
import type { JobRow } from './job-store.ts';

/** A claimed job: the row, and the run that may write to it. */
export interface Claim {
  job: JobRow;
  worker: string;
}

/** The claimed job; null if it was deleted since. */
export async function readClaim(db: Db, { id, worker }: Lease): Promise<Claim | null> {
  const [job] = await db.select().from(generationJobs).where(eq(generationJobs.id, id));
  return job ? { job, worker } : null;
}

/** Takes the next job for a worker; null when there is none. */
export async function claimJob(db: Db, how: Parameters<typeof claimNext>[2]): Promise<Claim | null> {
  const lease = await claimNext(db, generation, how);
  return lease && readClaim(db, lease);
}
