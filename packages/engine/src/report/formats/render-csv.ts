import { siteGroupNames } from '@visible-ai/shared/analysis/score-words';
import { allChecks } from '../../audit/checks/all-checks.ts';
import { checksById } from '../checks-by-id.ts';
import type { Report, TextParts } from '../report.ts';
import type { BlamedAddress, Finding, PageReport, ReportedPage, SiteReport } from '../report-model.ts';
import { csvLine } from './csv-line.ts';

/** Spreadsheets take a file for UTF-8 when it begins so. */
const BOM = '\uFEFF';

const PAGE_HEADER = [
  'url',
  'check',
  'title',
  'group',
  'status',
  'score',
  'points_won',
  'points_of',
  'worth',
  'priority',
  'evidence',
  'details',
  'fix',
  'snippet',
  'why',
] as const;

const SITE_HEADER = [
  'url',
  'template',
  'http_status',
  'page_score',
  'check',
  'title',
  'group',
  'status',
  'issue_worth',
  'priority',
  'evidence',
  'fix',
] as const;

const toTenths = (points: number) => Math.round(10 * points) / 10;

const pageLine = (address: string, finding: Finding): string => {
  const { checkId, title, group, status, score, points, worth, priority, evidence, details, fix, why } =
    finding;
  return csvLine([
    address,
    checkId,
    title,
    group.name,
    status,
    score,
    points && toTenths(points.won),
    points && toTenths(points.of),
    worth,
    priority,
    evidence,
    details.join('\n'),
    fix,
    finding.snippet?.code ?? null,
    why,
  ]);
};

function* renderPage({ address, findings }: PageReport) {
  yield BOM + csvLine(PAGE_HEADER);
  for (const finding of findings) yield pageLine(address, finding);
}

type Said = { check: string; title: string; status: string; issue: Finding | null; evidence: string | null };

/** What was found of a page, then every other check of pages: passed, or without a result. */
function saidOf(
  { findings }: BlamedAddress,
  page: ReportedPage | null,
  issues: ReadonlyMap<string, Finding>,
): Said[] {
  const found = findings.map(
    ({ issueId, checkId, title, status, evidence }): Said => ({
      check: checkId,
      title,
      status,
      issue: issues.get(issueId) ?? null,
      evidence: evidence || null,
    }),
  );
  if (!page) return found;
  if (page.state === 'not-read')
    return [
      { check: '', title: 'Could not check', status: 'na', issue: null, evidence: page.reason?.text ?? null },
      ...found,
    ];
  const { na } = page;
  if (!na) return found;
  const seen = new Set([...page.failed, ...page.warned]);
  const others = allChecks.filter(({ id }) => !seen.has(id));
  return [
    ...found,
    ...others.map(({ id, title }): Said => {
      const status = na.includes(id) ? 'na' : 'pass';
      return { check: id, title, status, issue: null, evidence: null };
    }),
  ];
}

async function* renderSite(
  { findings, pages, templates }: SiteReport,
  addresses: Iterable<BlamedAddress> | AsyncIterable<BlamedAddress>,
) {
  const issues = new Map(findings.map((issue) => [issue.id, issue]));
  const patterns = new Map(templates.map(({ id, pattern }) => [id, pattern]));
  yield BOM + csvLine(SITE_HEADER);
  for await (const address of addresses) {
    const page = address.page === null ? null : (pages[address.page] ?? null);
    const about = [
      address.url,
      page?.templateId ? (patterns.get(page.templateId) ?? null) : null,
      page?.status ?? null,
      page?.score ?? null,
    ];
    for (const { check, title, status, issue, evidence } of saidOf(address, page, issues)) {
      const group = checksById.get(check)?.group;
      yield csvLine([
        ...about,
        check,
        title,
        group ? siteGroupNames[group] : null,
        status,
        issue?.worth ?? null,
        issue?.priority ?? null,
        evidence,
        issue?.fix ?? null,
      ]);
    }
  }
}

/** One line for each check; of a site for each page and check. */
export const renderCsv = (report: Report): TextParts =>
  report.kind === 'page' ? renderPage(report.model) : renderSite(report.model, report.addresses());
