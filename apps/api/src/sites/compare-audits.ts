import { compareSiteAudits } from '@visible-ai/engine';
import type { SiteComparison } from '@visible-ai/shared/sites/schema';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { siteIssues, sitePages } from '../db/schema/sites.ts';
import { AppError } from '../http/app-error.ts';
import { findAudit, findPrevious, type SiteAuditRow } from './site-audit-store.ts';
import type { SitesDeps } from './sites-deps.ts';

const missing = (text: string) => new AppError('not_found', { text });

/** The compared parts of an audit: they stay when the rest is deleted. */
async function comparedOf(db: Db, { id, score, summary }: SiteAuditRow & { score: number }) {
  const { checkId, templateId, pages, title } = siteIssues;
  const issues = await db
    .select({ checkId, templateId, pages, title })
    .from(siteIssues)
    .where(eq(siteIssues.auditId, id))
    .orderBy(asc(siteIssues.position));
  const { url, state, failed, warned } = sitePages;
  const found = await db
    .select({ url, state, failed, warned, templateId: sitePages.templateId })
    .from(sitePages)
    .where(eq(sitePages.auditId, id))
    .orderBy(asc(sitePages.position));
  return { score, whole: summary?.whole ?? false, issues, pages: found };
}

const isScored = (row: SiteAuditRow): row is SiteAuditRow & { score: number } =>
  row.status === 'completed' && row.score !== null;

/**
 * What has changed since another audit of the same site; by default since the previous completed one.
 *
 * @throws AppError not_found, with a text: an audit that does not exist, belongs to another account or site,
 * or has not ended.
 */
export async function compareAudits(
  { db }: Pick<SitesDeps, 'db'>,
  ownerId: string,
  id: string,
  withId?: string,
): Promise<SiteComparison> {
  const after = await findAudit(db, ownerId, id);
  if (!after) throw missing('There is no such audit');
  if (!isScored(after)) throw missing('This audit was not completed: there is nothing to compare');
  const otherId = withId ?? (await findPrevious(db, after))?.id;
  if (otherId === undefined) throw missing('There is no completed audit of this site before this one');
  const before = await findAudit(db, ownerId, otherId);
  if (before?.siteId !== after.siteId) throw missing('There is no such audit of this site to compare with');
  if (!isScored(before)) throw missing('The audit to compare with was not completed');
  const changed = compareSiteAudits(await comparedOf(db, before), await comparedOf(db, after));
  const { createdAt, score } = before;
  return { with: { id: before.id, createdAt: createdAt.toISOString(), score }, ...changed };
}
