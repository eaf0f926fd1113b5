import { allChecks } from '../../audit/checks/all-checks.ts';
import type { ReadSite, SiteGraph } from '../across/site-graph.ts';
import type { AuditedPage } from '../site-audit.ts';
import type { AcrossFound } from './across-issues.ts';
import { findingsOf } from './page-issues.ts';
import type { ScoredPage, ScoredTemplate } from './score-site.ts';
import { hiddenChecks, homeChecks, sampledChecks } from './site-checks.ts';
import type { SiteSample } from './site-sample.ts';

/** The most addresses closed to our reader that are listed; a note gives their number. */
const MOST_CLOSED = 2000;

interface JudgedParts {
  graph: SiteGraph;
  templates: readonly ScoredTemplate[];
  across: readonly AcrossFound[];
}

/** The checks without a result for this page, or with a result from another page of the site. */
function withoutResult(
  { counted }: ScoredTemplate,
  scored: ScoredPage,
  sample: SiteSample | undefined,
): string[] {
  const { isHome, row } = scored.page;
  const counts = counted.includes(scored);
  const isJudged = (id: string) => {
    if (sampledChecks.has(id)) return typeof sample?.scores[id] === 'number';
    if (row.na.includes(id) || (homeChecks.has(id) && !isHome)) return false;
    return counts || hiddenChecks.has(id);
  };
  return allChecks.flatMap(({ id }) => (isJudged(id) ? [] : [id]));
}

/** A page that was read. @param acrossFaults the checks between pages that found a fault on it. */
function readPage(
  own: ScoredTemplate,
  scored: ScoredPage,
  sample: SiteSample | undefined,
  acrossFaults: readonly string[],
): AuditedPage {
  const { page, score } = scored;
  const findings = findingsOf(own, scored, sample);
  const of = (status: string) =>
    findings.filter((finding) => finding.status === status).map(({ check }) => check);
  return {
    url: page.url,
    templateId: own.template.id,
    status: page.row.status,
    state: 'read',
    reason: null,
    title: page.row.title,
    words: page.row.words,
    clicks: page.clicks,
    inSitemap: page.inSitemap,
    linkedFrom: page.linkedFrom,
    score: Math.round(score),
    failed: [...of('fail'), ...acrossFaults],
    warned: of('warn'),
    na: withoutResult(own, scored, sample),
  };
}

/** The pages that could not be read, each with the reason. */
function unreadPages(
  { rows, closed, listed }: Pick<ReadSite, 'rows' | 'listed'> & { closed: readonly string[] },
  graph: SiteGraph,
  faultsOf: (url: string) => string[],
): AuditedPage[] {
  const inSitemap = new Set(listed ?? []);
  const linkedFrom = new Map<string, number>();
  for (const page of graph.pages)
    for (const { url } of graph.linksOf(page)) linkedFrom.set(url, (linkedFrom.get(url) ?? 0) + 1);
  const unread = (
    url: string,
    status: number | null,
    reason: NonNullable<AuditedPage['reason']>,
  ): AuditedPage => ({
    url,
    templateId: null,
    status,
    state: 'not-read',
    reason,
    title: null,
    words: 0,
    clicks: null,
    inSitemap: inSitemap.has(url),
    linkedFrom: linkedFrom.get(url) ?? 0,
    score: null,
    failed: faultsOf(url),
    warned: [],
    na: allChecks.map(({ id }) => id),
  });
  const failed = rows.flatMap((row) =>
    row.kind === 'unread' ? [unread(row.url, row.status, { because: row.because, text: row.text })] : [],
  );
  const forbidden = closed
    .slice(0, MOST_CLOSED)
    .map((url) =>
      unread(url, null, { because: 'robots', text: 'robots.txt keeps our reader (VisibleAI) out.' }),
    );
  return [...failed, ...forbidden];
}

/** The pages of a site as its audit lists them: first those that were read, in the order of the graph. */
export function auditedPages(
  site: Pick<ReadSite, 'rows' | 'listed'> & { closed: readonly string[]; samples: readonly SiteSample[] },
  { graph, templates, across }: JudgedParts,
): AuditedPage[] {
  const faults = new Map<string, string[]>();
  for (const { check, places } of across)
    for (const { url } of places) faults.set(url, [...(faults.get(url) ?? []), check.id]);
  const faultsOf = (url: string) => faults.get(url) ?? [];
  const samples = new Map(site.samples.map((sample) => [sample.url, sample]));
  const read = new Map(
    templates.flatMap((own) =>
      own.pages.map((scored): [string, AuditedPage] => {
        const { url } = scored.page;
        return [url, readPage(own, scored, samples.get(url), faultsOf(url))];
      }),
    ),
  );
  const pages = graph.pages.flatMap(({ url }) => read.get(url) ?? []);
  return [...pages, ...unreadPages(site, graph, faultsOf)];
}
