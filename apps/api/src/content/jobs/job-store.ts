import type { JobProgress } from '@visible-ai/shared/content/schema';
import { and, desc, eq, getTableColumns, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { crawledPages, generationJobs } from '../../db/schema/content.ts';

export type JobRow = typeof generationJobs.$inferSelect;

const running = eq(generationJobs.status, 'running');

/** Keeps a new job; null when the owner has one for the same request that runs. */
export async function insertJob(tx: Db, job: typeof generationJobs.$inferInsert): Promise<JobRow | null> {
  const [row] = await tx.insert(generationJobs).values(job).onConflictDoNothing().returning();
  return row ?? null;
}

/** Takes back a job nobody has seen. */
export const removeJob = (tx: Db, id: string) => tx.delete(generationJobs).where(eq(generationJobs.id, id));

export async function markCreditSpent(tx: Db, id: string): Promise<void> {
  await tx.update(generationJobs).set({ creditSpent: true }).where(eq(generationJobs.id, id));
}

/** The owner's job of that request that runs. */
export async function findRunningJob(db: Db, ownerId: string, requestKey: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(generationJobs)
    .where(and(eq(generationJobs.ownerId, ownerId), eq(generationJobs.requestKey, requestKey), running));
  return row ?? null;
}

/** The owner's job; null for what is not there and for what is somebody else's. */
export async function findJob(db: Db, ownerId: string, id: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(generationJobs)
    .where(and(eq(generationJobs.ownerId, ownerId), eq(generationJobs.id, id)));
  return row ?? null;
}

/** A job without what was asked for, which may be a hundred times as long. */
export type ListedJobRow = Omit<JobRow, 'request'>;
const { request: _asked, ...listed } = getTableColumns(generationJobs);

/** The owner's jobs since then, and all that run, newest first. */
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
 * Ends a job that runs, and forgets the pages it had read. Null when it has ended already, or, with a
 * worker named, when another has it in hand: of all that try, one gets the row.
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

/** Notes what a job that was completed wrote. */
export async function linkContent(tx: Db, id: string, contentId: string): Promise<void> {
  await tx.update(generationJobs).set({ contentId }).where(eq(generationJobs.id, id));
}

/** How long a job that has ended is known. */
export const JOBS_KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets jobs that ended before that moment, and pages that were kept after their job had ended. */
export async function purgeJobs(db: Db, before: Date): Promise<void> {
  await db
    .delete(generationJobs)
    .where(and(ne(generationJobs.status, 'running'), lt(generationJobs.createdAt, before)));
  await db
    .delete(crawledPages)
    .where(sql`${crawledPages.jobId} in (select id from generation_jobs where status <> 'running')`);
}
