import type { CrawledPage } from '@visible-ai/engine';
import { storableText } from '@visible-ai/shared/content/storable-text';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { crawledPages } from '../../db/schema/content.ts';
import { storableJson } from '../../db/storable-json.ts';
import { readKeptPage } from '../kept-page.ts';
import type { Claim } from './claim-job.ts';

/** The pages that an earlier run of a job has read. */
export async function knownPages(db: Db, jobId: string): Promise<CrawledPage[]> {
  const rows = await db.select().from(crawledPages).where(eq(crawledPages.jobId, jobId));
  return rows.flatMap(({ page }) => readKeptPage(page) ?? []);
}

/** Stores a page that was read, as long as the job belongs to this run. */
export async function keepPage(db: Db, { job, worker }: Claim, page: CrawledPage): Promise<void> {
  await db.execute(sql`
    insert into crawled_pages (job_id, url, page)
    select id, ${storableText(page.url)}, ${storableJson(page)}::jsonb from generation_jobs
    where id = ${job.id} and status = 'running' and worker = ${worker}
    on conflict do nothing`);
}
