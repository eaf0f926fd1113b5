import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import { citedText } from '@visible-ai/shared/analysis/engine-matrix';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { scoreWords, siteGroupNames } from '@visible-ai/shared/analysis/score-words';
import { engineReach, reachOf } from '@visible-ai/shared/sites/engine-reach';
import { groupStanding } from '@visible-ai/shared/sites/group-standing';
import { issueLadder } from '@visible-ai/shared/sites/issue-ladder';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { count } from '../audit/checks/wording/count.ts';
import { checksById } from './checks-by-id.ts';
import type { EngineCell, EngineRow, Finding, ReportedPage, SiteReport } from './report-model.ts';

/** The needed parts of a site audit: both the API's answer and the engine's own audit have them. */
export type ReportedSite = Pick<
  SiteAudit,
  'url' | 'score' | 'cap' | 'groups' | 'counts' | 'templates' | 'issues' | 'agents' | 'notes' | 'partial'
>;

const reachWords = { lit: 'All pages', dark: 'Blocked', unknown: 'Unknown' } as const;

function toCell(agent: SiteAudit['agents'][number], isTraining: boolean): EngineCell {
  const state = reachOf(agent);
  const { token, allowed, blocked, unknown } = agent;
  const parts = [
    `${count(allowed, 'page')} open`,
    ...(blocked > 0 ? [`${blocked} closed by robots.txt`] : []),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ];
  return {
    token,
    state,
    word: state === 'part' ? `${count(blocked, 'page')} blocked` : reachWords[state],
    isFault: !isTraining && (state === 'dark' || state === 'part'),
    because: parts.join(', '),
  };
}

const toEngines = (agents: SiteAudit['agents']): EngineRow[] =>
  engineReach(agents).map(({ name, cells }) => ({
    name,
    cells: cells.map((agent, index) => agent && toCell(agent, purposes[index]?.kind === 'training')),
  }));

/** How many of the engines with a known search agent get the whole site. */
function verdictOf(engines: readonly EngineRow[], read: number): string {
  if (read === 0) return 'No page could be read.';
  const known = engines.flatMap(({ cells }) => cells[0] ?? []).filter(({ state }) => state !== 'unknown');
  if (known.length === 0) return citedText(null);
  const whole = known.filter(({ state }) => state === 'lit').length;
  if (whole === known.length) return `All ${whole} engines can find every page that was read.`;
  return whole === 0
    ? `None of the ${known.length} engines can find every page that was read.`
    : `${whole} of ${known.length} engines can find every page that was read.`;
}

/** An issue is as severe as on its worst page; if no page is named, its priority decides. */
function statusOf(
  { checkId, priority }: SiteAudit['issues'][number],
  failed: ReadonlySet<string>,
  warned: ReadonlySet<string>,
) {
  if (failed.has(checkId)) return 'fail';
  return warned.has(checkId) || priority === 'low' ? 'warn' : 'fail';
}

function toFindings({ issues, templates }: ReportedSite, pages: readonly ReportedPage[]): Finding[] {
  const failed = new Set(pages.flatMap((page) => page.failed));
  const warned = new Set(pages.flatMap((page) => page.warned));
  const patterns = new Map(templates.map(({ id, pattern }) => [id, pattern]));
  return issues.map((issue): Finding => {
    const check = checksById.get(issue.checkId);
    const group = check?.group ?? 'across';
    return {
      id: issue.id,
      checkId: issue.checkId,
      title: issue.title,
      action: null,
      group: { id: group, name: siteGroupNames[group] },
      status: statusOf(issue, failed, warned),
      score: null,
      points: null,
      worth: issue.points,
      priority: issue.priority,
      evidence: issue.evidence,
      details: [],
      why: check?.why ?? '',
      fix: issue.fix,
      snippet: issue.snippet,
      places: {
        pages: issue.pages,
        template: issue.templateId === null ? null : (patterns.get(issue.templateId) ?? null),
        examples: issue.examples,
      },
    };
  });
}

function extentOf({ counts, partial }: ReportedSite): string {
  const unread = counts.notRead > 0 ? `, ${counts.notRead} could not be checked` : '';
  const left = counts.left > 0 ? `, ${counts.left} ${partial ? 'left unread' : 'left out by the limit'}` : '';
  return `${count(counts.read, 'page')} read in ${count(counts.templates, 'template')}${unread}${left}.`;
}

/** What the formats need to know about the audit of a site. Pure. */
export function siteModel(
  audit: ReportedSite,
  pages: readonly ReportedPage[],
  {
    id,
    createdAt,
    durationMs,
    name,
  }: { id: string | null; createdAt: string; durationMs: number | null; name: string | null },
): SiteReport {
  const host = URL.parse(audit.url)?.host ?? audit.url;
  const engines = toEngines(audit.agents);
  const band = audit.score === null ? null : scoreBand(audit.score);
  const rungs = issueLadder(audit);
  return {
    kind: 'site',
    id,
    title: name ?? host,
    host,
    address: audit.url,
    createdAt,
    durationMs,
    score: audit.score,
    band,
    word: band === null ? 'No score' : scoreWords[band],
    cap: audit.cap,
    verdict: verdictOf(engines, audit.counts.read),
    groups: audit.groups.map((one) => ({
      id: one.group,
      name: siteGroupNames[one.group],
      standing: groupStanding(one),
      percent: one.of === 0 ? 0 : Math.min(100, (100 * one.points) / one.of),
    })),
    ladder: { steps: rungs.map(({ issueId, ...step }) => ({ findingId: issueId, ...step })), all: null },
    engines,
    findings: toFindings(audit, pages),
    notes: audit.notes,
    extent: extentOf(audit),
    templates: audit.templates,
    pages: [...pages],
  };
}
