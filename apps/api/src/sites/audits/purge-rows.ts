import { and, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { siteAudits, siteRows } from '../../db/schema/sites.ts';

/** A finished audit is judged again for an hour at most; a day leaves room for an outage. */
const KEPT_MS = 24 * 3_600_000;

/** Deletes the rows of each page, a day after its audit has ended. */
export async function purgeRows(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ id: siteAudits.id })
    .from(siteAudits)
    .where(
      and(ne(siteAudits.status, 'running'), lt(siteAudits.completedAt, new Date(now.getTime() - KEPT_MS))),
    );
  await db.delete(siteRows).where(inArray(siteRows.auditId, ended));
}
