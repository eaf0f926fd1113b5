import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { listSiteAudits as listEndpoint } from '@visible-ai/shared/sites/endpoints';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { asc, eq } from 'drizzle-orm';
import { siteIssues } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { getSite } from '../manage-sites.ts';
import {
  findAudit,
  findListedAudit,
  findPrevious,
  type ListedAuditRow,
  listAuditRows,
} from '../site-audit-store.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { presentAudit, presentListedAudit } from './present-audit.ts';

type Deps = Pick<SitesDeps, 'db'>;

const missing = () => new AppError('not_found', { text: 'There is no such audit' });

/**
 * A page of the audits of the owner's site, newest first.
 *
 * @throws AppError not_found.
 */
export async function listAudits(
  { db }: Deps,
  ownerId: string,
  siteId: string,
  cursor?: string,
): Promise<EndpointResult<typeof listEndpoint>> {
  await getSite({ db }, ownerId, siteId);
  const { page, nextCursor } = await listAuditRows(db, ownerId, siteId, cursor);
  return { audits: page.map(presentListedAudit), nextCursor };
}

/** @throws AppError not_found, also for another account's audit. */
export async function requireAudit({ db }: Deps, ownerId: string, id: string): Promise<ListedAuditRow> {
  const row = await findListedAudit(db, ownerId, id);
  if (!row) throw missing();
  return row;
}

/**
 * One audit: its progress and its result.
 *
 * @throws AppError not_found.
 */
export async function getAudit({ db }: Deps, ownerId: string, id: string): Promise<SiteAudit> {
  const row = await findAudit(db, ownerId, id);
  if (!row) throw missing();
  const [issues, previous] = await Promise.all([
    db.select().from(siteIssues).where(eq(siteIssues.auditId, id)).orderBy(asc(siteIssues.position)),
    findPrevious(db, row),
  ]);
  return presentAudit(row, issues, previous);
}
