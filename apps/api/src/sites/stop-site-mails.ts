import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sites } from '../db/schema/sites.ts';

/** Mails nobody about a site any more, until its owner wants it again; of a site that is gone there is nothing to stop. */
export async function stopSiteMails(db: Db, siteId: string): Promise<void> {
  const alerts = sql`${sites.alerts} || '{"mail": false}'::jsonb`;
  await db.update(sites).set({ alerts }).where(eq(sites.id, siteId));
}
