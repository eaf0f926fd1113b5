import type { BlamedAddress } from '@visible-ai/engine';
import type { FullSitePage, SiteAudit, SitePage } from '@visible-ai/shared/sites/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { siteIssuePlaces, siteIssues, sitePages } from '../db/schema/sites.ts';
import { getAudit, requireAudit } from './audits/read-audits.ts';
import { getSite } from './manage-sites.ts';
import { findingsOfPages } from './pages/findings-of-pages.ts';
import { type PageRow, presentPage } from './pages/present-page.ts';

/** Pages per statement, with their findings. */
const AT_ONCE = 100;

/** A finished audit with the data of its report. */
export interface ReportedSite {
  audit: SiteAudit;
  name: string;
  /** In the order in which they were read, with the checks that have no result for them. */
  pages: (SitePage & { na: string[] | null })[];
  /** The findings of each page, read on demand; then the addresses that are no pages. */
  addresses(): AsyncIterable<BlamedAddress>;
}

/**
 * The pages of an audit in the order in which they were read, some at a time, so that other work gets its
 * turn.
 */
async function* pageRows(db: Db, auditId: string): AsyncGenerator<PageRow[], undefined> {
  for (let last = -1; ; ) {
    const rows = await db
      .select()
      .from(sitePages)
      .where(and(eq(sitePages.auditId, auditId), gt(sitePages.position, last)))
      .orderBy(asc(sitePages.position))
      .limit(AT_ONCE);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end.position;
  }
}

/** Pages whose places were deleted are still known to fail: with the issue's title, without details. */
function thinnedFindings(page: PageRow, issues: SiteAudit['issues']): FullSitePage['findings'] {
  const of = (status: 'fail' | 'warn') => (checkId: string) => {
    const issue =
      issues.find((one) => one.checkId === checkId && one.templateId === page.templateId) ??
      issues.find((one) => one.checkId === checkId && one.templateId === null);
    return issue ? [{ issueId: issue.id, checkId, status, title: issue.title, evidence: '' }] : [];
  };
  return [...page.failed.flatMap(of('fail')), ...page.warned.flatMap(of('warn'))];
}

async function* pageAddresses(db: Db, { id, issues }: SiteAudit): AsyncGenerator<BlamedAddress, undefined> {
  let index = 0;
  for await (const rows of pageRows(db, id)) {
    const findings = await findingsOfPages(db, id, rows);
    for (const [at, row] of rows.entries()) {
      const own = row.places === null ? thinnedFindings(row, issues) : (findings[at] ?? []);
      yield { url: row.url, page: index, findings: own };
      index += 1;
    }
  }
}

/** Addresses in a sitemap or a link that are no pages of the site. */
async function otherAddresses(db: Db, auditId: string): Promise<BlamedAddress[]> {
  const rows = await db
    .select({
      places: siteIssuePlaces.places,
      issueId: siteIssues.issueId,
      checkId: siteIssues.checkId,
      title: siteIssues.title,
    })
    .from(siteIssuePlaces)
    .innerJoin(
      siteIssues,
      and(eq(siteIssues.auditId, siteIssuePlaces.auditId), eq(siteIssues.position, siteIssuePlaces.issue)),
    )
    .where(and(eq(siteIssuePlaces.auditId, auditId), eq(siteIssues.kind, 'across')))
    .orderBy(asc(siteIssuePlaces.issue), asc(siteIssuePlaces.part));
  const addresses = new Map<string, BlamedAddress>();
  for (const { places, issueId, checkId, title } of rows)
    for (const { url, page, evidence, title: own } of places) {
      if (page !== null) continue;
      const address = addresses.get(url) ?? { url, page, findings: [] };
      address.findings.push({ issueId, checkId, status: 'fail', title: own ?? title, evidence });
      addresses.set(url, address);
    }
  return [...addresses.values()];
}

/**
 * The owner's audit with the data of its report.
 *
 * @throws AppError not_found.
 */
export async function readReportedSite(db: Db, ownerId: string, auditId: string): Promise<ReportedSite> {
  const audit = await getAudit({ db }, ownerId, auditId);
  const { name } = await getSite({ db }, ownerId, audit.siteId);
  const pages: ReportedSite['pages'] = [];
  for await (const rows of pageRows(db, auditId))
    for (const row of rows) pages.push({ ...presentPage(row), na: row.na });
  return {
    audit,
    name,
    pages,
    async *addresses() {
      yield* pageAddresses(db, audit);
      yield* await otherAddresses(db, auditId);
    },
  };
}

/**
 * The progress of the owner's audit, without its result.
 *
 * @throws AppError not_found.
 */
export const readAuditState = (db: Db, ownerId: string, auditId: string) =>
  requireAudit({ db }, ownerId, auditId);
