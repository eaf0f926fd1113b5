import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sites } from '../db/schema/sites.ts';

/** Stops mails about a site until its owner switches them on again; does nothing if the site is gone. */
export async function stopSiteMails(db: Db, siteId: string): Promise<void> {
  const alerts = sql`${sites.alerts} || '{"mail": false}'::jsonb`;
  await db.update(sites).set({ alerts }).where(eq(sites.id, siteId));
}
