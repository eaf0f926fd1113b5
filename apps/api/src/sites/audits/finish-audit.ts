import type { SiteAudit } from '@visible-ai/engine';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { SiteProgress } from '@visible-ai/shared/sites/schema';
import type { Db } from '../../db/database.ts';
import { siteIssuePlaces, siteIssues, sitePages } from '../../db/schema/sites.ts';
import { storable } from '../../db/storable-json.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { type EndDeps, endAudit } from './end-audit.ts';
import { placesByPart } from './places-by-part.ts';

/** Rows per statement: 16 columns of so many rows are far below the limit of 65,535 values. */
const AT_ONCE = 250;

function* inBatches<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield storable(all.slice(at, at + AT_ONCE));
}

async function storeFindings(tx: Db, auditId: string, audit: SiteAudit): Promise<void> {
  const { parts, ofPages } = placesByPart(audit);
  const issues = audit.issues.map(({ id, places: _apart, ...issue }, position) => ({
    ...issue,
    auditId,
    issueId: id,
    position,
  }));
  const pages = audit.pages.map((page, position) => ({
    ...page,
    auditId,
    position,
    places: ofPages[position] ?? [],
  }));
  for (const batch of inBatches(issues)) await tx.insert(siteIssues).values(batch);
  for (const batch of inBatches(parts))
    await tx.insert(siteIssuePlaces).values(batch.map((part) => ({ ...part, auditId })));
  for (const batch of inBatches(pages)) await tx.insert(sitePages).values(batch);
}

/**
 * Ends an audit with its result, in one transaction: score, issues, their places, pages. A cancelled audit
 * keeps what it has.
 *
 * @returns false if the audit is no longer this run's.
 */
export function finishAudit(
  deps: EndDeps,
  lease: Lease,
  audit: SiteAudit,
  progress: SiteProgress,
): Promise<boolean> {
  const { scoreVersion, cap, whole, groups, templates, agents, notes, counts, robotsTxt } = audit;
  const summary = storable({ scoreVersion, cap, whole, groups, templates, agents, notes, robotsTxt });
  return endAudit(
    deps,
    lease,
    ({ cancelRequestedAt }) => ({
      ...progress,
      phase: 'saving',
      status: cancelRequestedAt === null ? 'completed' : 'cancelled',
      partial: audit.partial || cancelRequestedAt !== null,
      // A site without a readable page has no score.
      score: counts.read === 0 ? null : audit.score,
      counts,
      summary,
      robotsFile: audit.robotsFile && storableText(audit.robotsFile),
    }),
    (tx) => storeFindings(tx, lease.id, audit),
  );
}
