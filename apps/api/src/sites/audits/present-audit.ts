import type { ListedSiteAudit, SiteAudit, SiteIssue } from '@visible-ai/shared/sites/schema';
import type { siteIssues } from '../../db/schema/sites.ts';
import type { ListedAuditRow, SiteAuditRow } from '../site-audit-store.ts';
import { progressOf } from './run-audit.ts';

export type IssueRow = typeof siteIssues.$inferSelect;

const NONE = { pages: 0, read: 0, notRead: 0, left: 0, templates: 0, issues: 0 };

const common = (row: ListedAuditRow) => ({
  id: row.id,
  status: row.status,
  partial: row.partial,
  origin: row.origin,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  score: row.score,
  error: row.error,
  counts: row.counts ?? NONE,
});

/** An audit in the history of its site, as the API shows it. */
export const presentListedAudit = (row: ListedAuditRow): ListedSiteAudit => common(row);

const presentIssue = ({ auditId: _own, position: _place, issueId, ...issue }: IssueRow): SiteIssue => ({
  id: issueId,
  ...issue,
});

/** An audit as the API shows it; before its end it shows only its progress. */
export function presentAudit(
  row: SiteAuditRow,
  issues: readonly IssueRow[],
  previous: SiteAudit['previous'],
): SiteAudit {
  const { summary } = row;
  return {
    ...common(row),
    siteId: row.siteId,
    url: row.url,
    scoreVersion: summary?.scoreVersion ?? null,
    cap: summary?.cap ?? null,
    groups: summary?.groups ?? [],
    templates: summary?.templates ?? [],
    issues: issues.map(presentIssue),
    agents: summary?.agents ?? [],
    notes: summary?.notes ?? [],
    pageLimit: row.pageLimit,
    progress: progressOf(row),
    previous,
  };
}
