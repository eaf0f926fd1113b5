import type { CrawledPage } from '@visible-ai/engine';
import type { JobProgress } from '@visible-ai/shared/content/schema';
import { storableText } from '@visible-ai/shared/content/storable-text';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { crawledPages, generationJobs } from '../../db/schema/content.ts';
import type { Claim } from './claim-job.ts';

const mine = ({ job, worker }: Claim) =>
  and(eq(generationJobs.id, job.id), eq(generationJobs.status, 'running'), eq(generationJobs.worker, worker));

/** What every page that was kept has; one of an older release that lacks it is read again. */
const pageShape = z.looseObject({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  excerpt: z.string(),
  kind: z.string(),
  language: z.string(),
  published: z.string().nullable(),
  modified: z.string().nullable(),
  breadcrumb: z.array(z.string()),
  sections: z.array(z.looseObject({ level: z.number(), heading: z.string(), text: z.string() })),
  questions: z.array(z.looseObject({ question: z.string(), answer: z.string(), from: z.string() })),
  words: z.number(),
  markdownUrl: z.string().nullable(),
  navigation: z.array(z.looseObject({ text: z.string(), url: z.string(), group: z.string() })),
});
const keptPage = z.custom<CrawledPage>((value) => pageShape.safeParse(value).success);

/** The pages an earlier run of a job has read. */
export async function knownPages(db: Db, jobId: string): Promise<CrawledPage[]> {
  const rows = await db.select().from(crawledPages).where(eq(crawledPages.jobId, jobId));
  return rows.flatMap(({ page }) => {
    const parsed = keptPage.safeParse(page);
    return parsed.success ? [parsed.data] : [];
  });
}

const storable = (page: CrawledPage): string =>
  JSON.stringify(page, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value));

/** Keeps a page that was read, as long as the job is in this run's hand. */
export async function keepPage(db: Db, { job, worker }: Claim, page: CrawledPage): Promise<void> {
  await db.execute(sql`
    insert into crawled_pages (job_id, url, page)
    select id, ${storableText(page.url)}, ${storable(page)}::jsonb from generation_jobs
    where id = ${job.id} and status = 'running' and worker = ${worker}
    on conflict do nothing`);
}

/**
 * Tells how far the run is and holds the job for another lease.
 *
 * @param state.workedMs all the time spent on the job, earlier runs included.
 * @returns false when the job is no longer this run's: it was cancelled, or another took it over.
 */
export async function holdJob(
  db: Db,
  claim: Claim,
  state: { progress: JobProgress; workedMs: number; leaseUntil: Date },
): Promise<boolean> {
  const { progress, workedMs, leaseUntil } = state;
  const held = await db
    .update(generationJobs)
    .set({ ...progress, workedMs, leaseUntil })
    .where(mine(claim))
    .returning({ id: generationJobs.id });
  return held.length > 0;
}

/** Puts a job back for another run; this one does not count as a try. */
export async function releaseJob(db: Db, claim: Claim, workedMs: number): Promise<void> {
  await db
    .update(generationJobs)
    .set({ worker: null, leaseUntil: null, workedMs, attempts: sql`${generationJobs.attempts} - 1` })
    .where(mine(claim));
}
