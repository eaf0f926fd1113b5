import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import type { listIssuePages as listEndpoint } from '@visible-ai/shared/sites/endpoints';
import { and, asc, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { siteIssuePlaces, siteIssues } from '../../db/schema/sites.ts';
import { AppError } from '../../http/app-error.ts';
import { requireAudit } from '../audits/read-audits.ts';
import { openCursor, sealCursor } from '../list-cursor.ts';
import type { SitesDeps } from '../sites-deps.ts';
import { pageId } from './present-page.ts';

const nextPart = z.tuple([z.int().min(1).max(32_767)]);

/**
 * The places of an issue, a hundred at a time, its examples first.
 *
 * @throws AppError not_found.
 */
export async function listIssuePlaces(
  { db }: Pick<SitesDeps, 'db'>,
  ownerId: string,
  { id: auditId, issueId }: { id: string; issueId: string },
  cursor?: string,
): Promise<EndpointResult<typeof listEndpoint>> {
  const audit = await requireAudit({ db }, ownerId, auditId);
  const [issue] = await db
    .select({ position: siteIssues.position, pages: siteIssues.pages })
    .from(siteIssues)
    .where(and(eq(siteIssues.auditId, auditId), eq(siteIssues.issueId, issueId)));
  if (!issue) throw new AppError('not_found', { text: 'There is no such issue' });
  const [from] = cursor === undefined ? [0] : openCursor(nextPart, cursor);
  const ofIssue = and(eq(siteIssuePlaces.auditId, auditId), eq(siteIssuePlaces.issue, issue.position));
  const [part, next] = await db
    .select()
    .from(siteIssuePlaces)
    .where(and(ofIssue, gte(siteIssuePlaces.part, from)))
    .orderBy(asc(siteIssuePlaces.part))
    .limit(2);
  return {
    pages: (part?.places ?? []).map(({ url, page, evidence }) => ({
      id: page === null ? null : pageId(page),
      url,
      evidence,
    })),
    total: issue.pages,
    thinned: audit.thinnedAt !== null,
    nextCursor: next ? sealCursor([next.part]) : null,
  };
}
