import type { FullSitePage } from '@visible-ai/shared/sites/schema';
import { and, eq } from 'drizzle-orm';
import { sitePages } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { requireAudit } from '../audits/read-audits.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { findingsOfPages } from './findings-of-pages.ts';
import { presentPage } from './present-page.ts';

const missing = () => new AppError('not_found', { text: 'There is no such page' });

/**
 * One page of an audited site, with the result of each of its checks.
 *
 * @throws AppError not_found.
 */
export async function getPage(
  { db }: Pick<SitesDeps, 'db'>,
  ownerId: string,
  auditId: string,
  pageId: string,
): Promise<FullSitePage> {
  await requireAudit({ db }, ownerId, auditId);
  if (!/^\d{1,9}$/.test(pageId)) throw missing();
  const [row] = await db
    .select()
    .from(sitePages)
    .where(and(eq(sitePages.auditId, auditId), eq(sitePages.position, Number(pageId))));
  if (!row) throw missing();
  const [findings = []] = await findingsOfPages(db, auditId, [row]);
  return { ...presentPage(row), thinned: row.places === null, findings };
}
