import type { CrawledPage } from '@visible-ai/engine';
import { storableText } from '@visible-ai/shared/content/storable-text';
import { eq, sql } from 'drizzle-orm';
import { readKeptPage } from '../../content/kept-page.ts';
import type { Db } from '../../db/database.ts';
import { refreshPages } from '../../db/schema/hosting.ts';
import { storableJson } from '../../db/storable-json.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';

/** The pages that an earlier run of a refresh has read. */
export async function knownPages(db: Db, refreshId: string): Promise<CrawledPage[]> {
  const rows = await db.select().from(refreshPages).where(eq(refreshPages.refreshId, refreshId));
  return rows.flatMap(({ page }) => readKeptPage(page) ?? []);
}

/** Stores a page that was read, as long as the refresh belongs to this run. */
export async function keepPage(db: Db, { id, worker }: Lease, page: CrawledPage): Promise<void> {
  await db.execute(sql`
    insert into refresh_pages (refresh_id, url, page)
    select id, ${storableText(page.url)}, ${storableJson(page)}::jsonb from site_refreshes
    where id = ${id} and status = 'running' and worker = ${worker}
    on conflict do nothing`);
}
