import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { siteAudits, sitePages } from '../db/schema/sites.ts';

/** The result of an audit for other domains. */
export interface AuditedSite {
  url: string;
  robotsFile: string | null;
  /** Addresses that were read, in order. */
  pages: string[];
}

/** The result of a site's last completed audit; null before the first. */
export async function lastAuditedSite(db: Db, siteId: string): Promise<AuditedSite | null> {
  const [audit] = await db
    .select({ id: siteAudits.id, url: siteAudits.url, robotsFile: siteAudits.robotsFile })
    .from(siteAudits)
    .where(and(eq(siteAudits.siteId, siteId), eq(siteAudits.status, 'completed')))
    .orderBy(desc(siteAudits.createdAt))
    .limit(1);
  if (!audit) return null;
  const pages = await db
    .select({ url: sitePages.url })
    .from(sitePages)
    .where(and(eq(sitePages.auditId, audit.id), eq(sitePages.state, 'read')))
    .orderBy(asc(sitePages.position));
  const { url, robotsFile } = audit;
  return { url, robotsFile, pages: pages.map((page) => page.url) };
}
