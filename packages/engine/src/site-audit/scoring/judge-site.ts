import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { checkGroups } from '@visible-ai/shared/analysis/check-groups';
import { allChecks } from '../../audit/checks/all-checks.ts';
import { scoreVersion, weights } from '../../audit/scoring/weights.ts';
import { type ReadSite, type SitePage, siteGraph } from '../across/site-graph.ts';
import type { JudgedSite, SiteAgent, SiteAudit, SiteIssue, SiteTemplate } from '../site-audit.ts';
import { groupTemplates } from '../templates/group-templates.ts';
import { type AcrossFound, acrossIssue, findAcross } from './across-issues.ts';
import { acrossWeights } from './across-weights.ts';
import { auditedPages } from './audited-pages.ts';
import { MOST_EXAMPLES, pageIssues } from './page-issues.ts';
import { type Fixed, type ScoredTemplate, scorePages, scoreSite } from './score-site.ts';
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

const toTenths = (points: number) => Math.max(0, Math.round(10 * points) / 10);
const byName = { high: 0, medium: 1, low: 2 };

/** All issues, each with its points: what caps the site first, then most points first. */
function priceIssues(
  templates: readonly ScoredTemplate[],
  samples: readonly SiteSample[],
  across: readonly AcrossFound[],
): SiteIssue[] {
  const losses = new Map(across.map(({ check, loss }): [string, number] => [check.id, loss]));
  const { exact: now, capping } = scoreSite(templates, losses);
  const pointsOf = (fixed: Fixed) => toTenths(scoreSite(templates, losses, fixed).exact - now);
  const urgent = new Set<string>();
  const ofPages = pageIssues(templates, samples).map(({ fixed, caps, ...issue }): SiteIssue => {
    if (caps && capping.includes(issue.checkId)) urgent.add(issue.id);
    return { ...issue, points: pointsOf(fixed) };
  });
  const between = across.map((found): SiteIssue => {
    const issue = acrossIssue(found);
    return { ...issue, points: pointsOf({ check: issue.checkId, templateId: null }) };
  });
  return [...ofPages, ...between].sort(
    (one, other) =>
      Number(urgent.has(other.id)) - Number(urgent.has(one.id)) ||
      other.points - one.points ||
      byName[one.priority] - byName[other.priority] ||
      other.pages - one.pages,
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

const toTemplate = ({ template, pages, counted }: ScoredTemplate): SiteTemplate => {
  const scores = (counted.length > 0 ? counted : pages).map(({ score }) => score);
  return {
    id: template.id,
    pattern: template.pattern,
    pages: pages.length,
    score: Math.round(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)),
    examples: pages.slice(0, MOST_EXAMPLES).map(({ page }) => page.url),
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
  const pages = auditedPages(site, { graph, templates, across: across.found });
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
