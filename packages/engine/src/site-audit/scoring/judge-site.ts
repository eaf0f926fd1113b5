import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { checkGroups } from '@visible-ai/shared/analysis/check-groups';
import { allChecks } from '../../audit/checks/all-checks.ts';
import { scoreVersion, weights } from '../../audit/scoring/weights.ts';
import { allAcrossChecks } from '../across/all-across-checks.ts';
import type { AcrossPlace } from '../across/define-across-check.ts';
import { type ReadSite, type SiteGraph, type SitePage, siteGraph } from '../across/site-graph.ts';
import type {
  AuditedPage,
  JudgedSite,
  SiteAgent,
  SiteAudit,
  SiteIssue,
  SiteTemplate,
} from '../site-audit.ts';
import { groupTemplates } from '../templates/group-templates.ts';
import { acrossLoss } from './across-losses.ts';
import { acrossWeights } from './across-weights.ts';
import { findingsOf, pageIssues } from './page-issues.ts';
import { type ScoredPage, type ScoredTemplate, scorePages, scoreSite } from './score-site.ts';
import { hiddenChecks, homeChecks, sampledChecks } from './site-checks.ts';
import type { SiteSample } from './site-sample.ts';
import { wholeSiteFix } from './whole-site-fix.ts';

/** A site as it was read, with notes on how it was read. */
export interface SiteToJudge extends ReadSite {
  samples: SiteSample[];
  /** Addresses of the site that our reader may not request. */
  closed: string[];
  /** How many addresses a limit left out. */
  left: number;
  partial: boolean;
  notes: string[];
}

const EXAMPLES = 3;
/** The most addresses closed to our reader that are listed; a note gives their number. */
const MOST_CLOSED = 2000;
const toTenths = (points: number) => Math.max(0, Math.round(10 * points) / 10);
const byName = { high: 0, medium: 1, low: 2 };

interface AcrossFound {
  check: (typeof allAcrossChecks)[number];
  places: AcrossPlace[];
  loss: number;
}

/** Faults that were found between pages, and why others could not be checked. */
function findAcross(site: SiteGraph, templates: readonly ScoredTemplate[]) {
  const found: AcrossFound[] = [];
  const reasons = new Map<string, string[]>();
  for (const check of allAcrossChecks) {
    const finding = check.judge(site);
    if ('notJudged' in finding) {
      const { what, because } = finding.notJudged;
      reasons.set(because, [...(reasons.get(because) ?? []), what]);
      continue;
    }
    const { places } = finding;
    const loss = acrossLoss(acrossWeights[check.id], places, templates, site.listed?.length ?? 0);
    if (places.length > 0) found.push({ check, places, loss });
  }
  const notes = [...reasons].map(([because, all]) => `Not looked for: ${all.join(', ')}. ${because}`);
  return { found, notes };
}

function acrossIssue({ check, places }: AcrossFound): Omit<SiteIssue, 'points'> {
  const weight = acrossWeights[check.id];
  const title = check.title(places.length);
  const fix = check.fix(places);
  const [first] = places;
  return {
    id: check.id,
    checkId: check.id,
    kind: 'across',
    templateId: null,
    title,
    evidence: first ? `${first.url}: ${first.says}` : '',
    fix: `${fix.title}. ${fix.text}`,
    snippet: fix.snippet,
    pages: places.length,
    priority: weight >= 3 ? 'high' : weight === 2 ? 'medium' : 'low',
    examples: places.slice(0, EXAMPLES).map(({ url }) => url),
    places: places.map(({ url, says }) => ({ url, title, evidence: says })),
  };
}

/** All issues, each with its points, most points first. */
function priceIssues(
  templates: readonly ScoredTemplate[],
  samples: readonly SiteSample[],
  across: readonly AcrossFound[],
): SiteIssue[] {
  const losses = new Map(across.map(({ check, loss }): [string, number] => [check.id, loss]));
  const now = scoreSite(templates, losses).exact;
  const ofPages = pageIssues(templates, samples).map(
    ({ fixed, ...issue }): SiteIssue => ({
      ...issue,
      points: toTenths(scoreSite(templates, losses, fixed).exact - now),
    }),
  );
  const between = across.map((found): SiteIssue => {
    const fixed = { check: found.check.id, templateId: null };
    return { ...acrossIssue(found), points: toTenths(scoreSite(templates, losses, fixed).exact - now) };
  });
  return [...ofPages, ...between].sort(
    (one, other) =>
      other.points - one.points || byName[one.priority] - byName[other.priority] || other.pages - one.pages,
  );
}

function toGroups(templates: readonly ScoredTemplate[], across: readonly AcrossFound[]): SiteAudit['groups'] {
  const results = allChecks.map(({ id, group }) => {
    let won = 0;
    let weighed = 0;
    for (const { counted } of templates) {
      const known = counted.flatMap(({ checks }) => checks.find((one) => one.id === id)?.score ?? []);
      if (known.length === 0) continue;
      const size = Math.sqrt(counted.length);
      won += (size * known.reduce((sum, score) => sum + score, 0)) / known.length;
      weighed += size;
    }
    return { group, weight: weighed === 0 ? 0 : weights[id], result: weighed === 0 ? 0 : won / weighed };
  });
  const all = results.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const groups = checkGroups.map((group) => {
    const own = results.filter((one) => one.group === group);
    const of = own.reduce((sum, { weight }) => sum + weight, 0);
    const points = own.reduce((sum, { weight, result }) => sum + weight * result, 0);
    return { group, points: toTenths((100 * points) / all), of: toTenths((100 * of) / all) };
  });
  const of = Object.values(acrossWeights).reduce((sum, weight) => sum + weight, 0);
  const lost = across.reduce((sum, { loss }) => sum + loss, 0);
  return [...groups, { group: 'across', points: toTenths(of - lost), of }];
}

const toAgents = (pages: readonly SitePage[], templates: readonly ScoredTemplate[]): SiteAgent[] =>
  aiAgents.map(({ token, operator, counted }) => {
    const closedTo = ({ row }: SitePage) => row.blocked.includes(token);
    const blocked = pages.filter(closedTo).length;
    const unknown = pages.filter(({ row }) => row.unknown.includes(token)).length;
    const allowed = pages.length - blocked - unknown;
    const blockedOn = templates
      .map((own) => ({
        templateId: own.template.id,
        pages: own.pages.filter(({ page }) => closedTo(page)).length,
      }))
      .filter((one) => one.pages > 0);
    return { token, operator, counted, allowed, blocked, unknown, blockedOn };
  });

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

function toPages(
  { rows, closed, listed, samples }: SiteToJudge,
  graph: SiteGraph,
  templates: readonly ScoredTemplate[],
  across: readonly AcrossFound[],
): AuditedPage[] {
  const faults = new Map<string, string[]>();
  for (const { check, places } of across)
    for (const { url } of places) faults.set(url, [...(faults.get(url) ?? []), check.id]);
  const byUrl = new Map(samples.map((sample) => [sample.url, sample]));
  const read = new Map<string, AuditedPage>();
  for (const own of templates)
    for (const scored of own.pages) {
      const { page, score } = scored;
      const findings = findingsOf(own, scored, byUrl.get(page.url));
      const of = (status: string) =>
        findings.filter((finding) => finding.status === status).map(({ check }) => check);
      read.set(page.url, {
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
        failed: [...of('fail'), ...(faults.get(page.url) ?? [])],
        warned: of('warn'),
        na: withoutResult(own, scored, byUrl.get(page.url)),
      });
    }
  const inSitemap = new Set(listed ?? []);
  const linkedFrom = new Map<string, number>();
  for (const page of graph.pages)
    for (const { url } of graph.linksOf(page)) linkedFrom.set(url, (linkedFrom.get(url) ?? 0) + 1);
  const notRead = (
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
    failed: faults.get(url) ?? [],
    warned: [],
    na: allChecks.map(({ id }) => id),
  });
  const unread = rows.flatMap((row) =>
    row.kind === 'unread' ? [notRead(row.url, row.status, { because: row.because, text: row.text })] : [],
  );
  const forbidden = closed
    .slice(0, MOST_CLOSED)
    .map((url) =>
      notRead(url, null, { because: 'robots', text: 'robots.txt keeps our reader (VisibleAI) out.' }),
    );
  const pages = graph.pages.flatMap(({ url }) => read.get(url) ?? []);
  return [...pages, ...unread, ...forbidden];
}

const toTemplate = ({ template, pages, counted }: ScoredTemplate): SiteTemplate => {
  const scores = (counted.length > 0 ? counted : pages).map(({ score }) => score);
  return {
    id: template.id,
    pattern: template.pattern,
    pages: pages.length,
    score: Math.round(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)),
    examples: pages.slice(0, EXAMPLES).map(({ page }) => page.url),
  };
};

/**
 * Judges a site that was read: templates, faults of pages and between pages, agents, score. Pure: the same
 * rows give the same audit.
 */
export function judgeSite(site: SiteToJudge): JudgedSite {
  const graph = siteGraph(site);
  const home = graph.pages.find(({ isHome }) => isHome)?.url ?? site.home;
  const rows = site.rows.filter((row) => row.kind === 'page');
  const templates = scorePages(graph.pages, rows, groupTemplates(rows, home), site.samples).filter(
    ({ pages }) => pages.length > 0,
  );
  const across = findAcross(graph, templates);
  const losses = new Map(across.found.map(({ check, loss }): [string, number] => [check.id, loss]));
  const { exact, cap } = scoreSite(templates, losses);
  const issues = priceIssues(templates, site.samples, across.found).map((issue) =>
    wholeSiteFix(issue, graph),
  );
  const pages = toPages(site, graph, templates, across.found);
  const read = graph.pages.length;
  return {
    url: site.home,
    score: Math.round(exact),
    scoreVersion,
    cap,
    partial: site.partial,
    whole: site.isWhole,
    groups: toGroups(templates, across.found),
    counts: {
      pages: pages.length,
      read,
      notRead: pages.length - read,
      left: site.left,
      templates: templates.length,
      issues: issues.length,
    },
    templates: templates.map(toTemplate),
    issues,
    agents: toAgents(graph.pages, templates),
    notes: [...site.notes, ...across.notes],
    pages,
  };
}
