import type { SiteAudit } from '../site-audit/site-audit.ts';
import type { Report } from './report.ts';
import type { BlamedAddress } from './report-model.ts';
import { reportOfSite } from './report-of-site.ts';

/** The faults of each address, from the places of the issues. */
function blamedAddresses({ issues, pages }: SiteAudit): BlamedAddress[] {
  const addresses = new Map(
    pages.map((page, index): [string, BlamedAddress] => [
      page.url,
      { url: page.url, page: index, findings: [] },
    ]),
  );
  for (const { id: issueId, checkId, places } of issues)
    for (const { url, title, evidence } of places) {
      const address = addresses.get(url) ?? { url, page: null, findings: [] };
      const isWarning = address.page !== null && pages[address.page]?.warned.includes(checkId);
      address.findings.push({ issueId, checkId, status: isWarning ? 'warn' : 'fail', title, evidence });
      addresses.set(url, address);
    }
  return [...addresses.values()];
}

/**
 * An audit that is not stored, as a report for rendering: the engine's own, as `auditSite` returns it.
 *
 * @param times when it began and ended, ISO 8601, UTC.
 */
export function reportOfSiteAudit(
  site: SiteAudit,
  times: { createdAt: string; completedAt?: string },
): Report {
  const issues = site.issues.map(({ places: _apart, ...issue }) => issue);
  const { pages, whole: _own, robotsTxt: _held, robotsFile: _file, ...audit } = { ...site, issues, ...times };
  return reportOfSite({ audit, name: null, pages, addresses: () => blamedAddresses(site) });
}
