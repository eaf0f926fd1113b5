import { allChecks } from '../../audit/checks/all-checks.ts';
import type { BlamedAddress, Finding, ReportedPage, SiteReport } from '../report-model.ts';

/** What one check says about an address of a site. */
export interface Said {
  /** Empty if the page itself could not be read. */
  checkId: string;
  title: string;
  status: Finding['status'];
  /** Where its fix is. */
  issue: Finding | null;
  evidence: string;
}

const nothingFound = (page: ReportedPage): Said[] => {
  const { na } = page;
  if (!na) return [];
  const found = new Set([...page.failed, ...page.warned]);
  return allChecks
    .filter(({ id }) => !found.has(id))
    .map(({ id, title }) => ({
      checkId: id,
      title,
      status: na.includes(id) ? 'na' : 'pass',
      issue: null,
      evidence: '',
    }));
};

/** Returns what was found on an address, then every other check of pages: passed, or without a result. */
export function sayOf({ findings: issues, pages }: SiteReport) {
  const byId = new Map(issues.map((issue) => [issue.id, issue]));
  return (address: BlamedAddress): { page: ReportedPage | null; said: Said[] } => {
    const page = address.page === null ? null : (pages[address.page] ?? null);
    const found = address.findings.map(({ issueId, checkId, title, status, evidence }): Said => {
      const issue = byId.get(issueId) ?? null;
      return { checkId, title, status, issue, evidence };
    });
    if (!page) return { page, said: found };
    if (page.state === 'read') return { page, said: [...found, ...nothingFound(page)] };
    const evidence = page.reason?.text ?? 'It was not read.';
    const unread: Said = { checkId: '', title: 'Could not check', status: 'na', issue: null, evidence };
    return { page, said: [unread, ...found] };
  };
}
