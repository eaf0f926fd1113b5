import type { SiteRow as ReadRow } from '@visible-ai/engine';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { siteIssues, sitePages, sites } from '../db/schema/sites.ts';
import { knownRows } from './audits/kept-rows.ts';
import { readAudit, type SiteAuditRow } from './site-audit-store.ts';
import type { SiteRow } from './site-store.ts';

/** A site, whoever owns it, for background work. */
export async function readSite(db: Db, id: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(sites).where(eq(sites.id, id));
  return row ?? null;
}

/**
 * A finished audit with what is needed to judge it again: the result for each address, and the overall
 * result.
 */
export interface AuditedSite {
  audit: SiteAuditRow;
  rows: ReadRow[];
  pages: Pick<typeof sitePages.$inferSelect, 'url' | 'score' | 'state'>[];
  issues: (typeof siteIssues.$inferSelect)[];
}

/** Null if the audit does not exist any more. */
export async function readAuditedSite(db: Db, auditId: string): Promise<AuditedSite | null> {
  const audit = await readAudit(db, auditId);
  if (!audit) return null;
  const rows = await knownRows(db, auditId);
  const { url, score, state } = sitePages;
  const pages = await db
    .select({ url, score, state })
    .from(sitePages)
    .where(eq(sitePages.auditId, auditId))
    .orderBy(asc(sitePages.position));
  const issues = await db
    .select()
    .from(siteIssues)
    .where(eq(siteIssues.auditId, auditId))
    .orderBy(asc(siteIssues.position));
  return { audit, rows, pages, issues };
}
