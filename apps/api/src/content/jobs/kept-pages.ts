import type { CrawledPage } from '@visible-ai/engine';
import { storableText } from '@visible-ai/shared/content/storable-text';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { crawledPages } from '../../db/schema/content.ts';
import { storableJson } from '../../db/storable-json.ts';
import type { Claim } from './claim-job.ts';

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

/** Keeps a page that was read, as long as the job is in this run's hand. */
export async function keepPage(db: Db, { job, worker }: Claim, page: CrawledPage): Promise<void> {
  await db.execute(sql`
    insert into crawled_pages (job_id, url, page)
    select id, ${storableText(page.url)}, ${storableJson(page)}::jsonb from generation_jobs
    where id = ${job.id} and status = 'running' and worker = ${worker}
    on conflict do nothing`);
}
