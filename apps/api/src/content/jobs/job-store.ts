import type { JobProgress } from '@visible-ai/shared/content/schema';
import { and, desc, eq, getTableColumns, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { crawledPages, generationJobs } from '../../db/schema/content.ts';

export type JobRow = typeof generationJobs.$inferSelect;

const running = eq(generationJobs.status, 'running');

/** Stores a new job; null if the owner has a running one for the same request. */
export async function insertJob(tx: Db, job: typeof generationJobs.$inferInsert): Promise<JobRow | null> {
  const [row] = await tx.insert(generationJobs).values(job).onConflictDoNothing().returning();
  return row ?? null;
}

/** Removes a job that nobody has seen yet. */
export const removeJob = (tx: Db, id: string) => tx.delete(generationJobs).where(eq(generationJobs.id, id));

export async function markCreditSpent(tx: Db, id: string): Promise<void> {
  await tx.update(generationJobs).set({ creditSpent: true }).where(eq(generationJobs.id, id));
}

/** The owner's running job for that request. */
export async function findRunningJob(db: Db, ownerId: string, requestKey: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(generationJobs)
    .where(and(eq(generationJobs.ownerId, ownerId), eq(generationJobs.requestKey, requestKey), running));
  return row ?? null;
}

/** The owner's job; null if it does not exist or belongs to another account. */
export async function findJob(db: Db, ownerId: string, id: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(generationJobs)
    .where(and(eq(generationJobs.ownerId, ownerId), eq(generationJobs.id, id)));
  return row ?? null;
}

/** A job without its request, which may be a hundred times as long. */
export type ListedJobRow = Omit<JobRow, 'request'>;
const { request: _asked, ...listed } = getTableColumns(generationJobs);

/** The owner's jobs since then, and all running ones, newest first. */
export const listJobRows = (db: Db, ownerId: string, since: Date): Promise<ListedJobRow[]> =>
  db
    .select(listed)
    .from(generationJobs)
    .where(and(eq(generationJobs.ownerId, ownerId), or(running, gte(generationJobs.createdAt, since))))
    .orderBy(desc(generationJobs.createdAt), generationJobs.id)
    .limit(200);

interface Ending extends Partial<JobProgress> {
  status: 'completed' | 'failed';
  error?: string;
  cancelRequestedAt?: Date;
  completedAt: Date;
}

/**
 * Ends a running job and deletes its stored pages. Null if it has already ended, or, with a worker named, if
 * another worker has it: of several attempts, one gets the row.
 */
export async function endJob(
  tx: Db,
  job: { id: string; worker?: string; ownerId?: string },
  ending: Ending,
): Promise<JobRow | null> {
  const { id, worker, ownerId } = job;
  const [ended] = await tx
    .update(generationJobs)
    .set({ ...ending, worker: null, leaseUntil: null })
    .where(
      and(
        eq(generationJobs.id, id),
        running,
        worker === undefined ? undefined : eq(generationJobs.worker, worker),
        ownerId === undefined ? undefined : eq(generationJobs.ownerId, ownerId),
      ),
    )
    .returning();
  if (ended) await tx.delete(crawledPages).where(eq(crawledPages.jobId, id));
  return ended ?? null;
}

/** Records which content a completed job wrote. */
export async function linkContent(tx: Db, id: string, contentId: string): Promise<void> {
  await tx.update(generationJobs).set({ contentId }).where(eq(generationJobs.id, id));
}

/** How long finished jobs are kept. */
export const JOBS_KEPT_MS = 30 * 24 * 3_600_000;

/** Deletes jobs that ended before that moment, and stored pages whose job has ended. */
export async function purgeJobs(db: Db, before: Date): Promise<void> {
  await db
    .delete(generationJobs)
    .where(and(ne(generationJobs.status, 'running'), lt(generationJobs.createdAt, before)));
  await db
    .delete(crawledPages)
    .where(sql`${crawledPages.jobId} in (select id from generation_jobs where status <> 'running')`);
}
