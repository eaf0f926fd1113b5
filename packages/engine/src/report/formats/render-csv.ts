import { siteGroupNames } from '@visible-ai/shared/analysis/score-words';
import { checksById } from '../checks-by-id.ts';
import type { Report, TextParts, Unread } from '../report.ts';
import type { BlamedAddress, Finding, PageReport, SiteReport } from '../report-model.ts';
import { csvLine } from './csv-line.ts';
import { sayOf } from './said-of-address.ts';

/** With this mark spreadsheets read the file as UTF-8. */
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

async function* renderSite(
  model: SiteReport,
  addresses: Iterable<BlamedAddress> | AsyncIterable<BlamedAddress>,
) {
  const say = sayOf(model);
  const patterns = new Map(model.templates.map(({ id, pattern }) => [id, pattern]));
  yield BOM + csvLine(SITE_HEADER);
  for await (const address of addresses) {
    const { page, said } = say(address);
    const about = [
      address.url,
      page?.templateId ? (patterns.get(page.templateId) ?? null) : null,
      page?.status ?? null,
      page?.score ?? null,
    ];
    for (const { checkId, title, status, issue, evidence } of said) {
      const group = checksById.get(checkId)?.group;
      yield csvLine([
        ...about,
        checkId,
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

/** An address that could not be read, in the columns of the intended report. */
export function unreadCsv({ of, address, problem }: Unread): string {
  const header = of === 'page' ? PAGE_HEADER : SITE_HEADER;
  const said: Readonly<Record<string, string>> = {
    url: address,
    title: 'Could not check',
    status: 'error',
    evidence: problem,
  };
  return BOM + csvLine(header) + csvLine(header.map((column) => said[column] ?? null));
}

/** One line for each check; for a site, for each page and check. */
export const renderCsv = (report: Report): TextParts =>
  report.kind === 'page' ? renderPage(report.model) : renderSite(report.model, report.addresses());
