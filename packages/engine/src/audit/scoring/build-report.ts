import type { AnalysisReport, CheckResult } from '@visible-ai/shared/analysis/schema';
import { allChecks } from '../checks/all-checks.ts';
import { siteName } from '../checks/facts/site-name.ts';
import type { Evidence } from '../evidence.ts';
import { holdFixes, judgeAll } from '../fixes/hold-fixes.ts';
import { buildDiagnostics } from './build-diagnostics.ts';
import { findCap } from './find-cap.ts';
import { climb, recommend, type WeighedFinding } from './recommend.ts';
import { scoreAnalysis } from './score-analysis.ts';
import { scoreVersion, weights } from './weights.ts';

const published = ({
  action: _action,
  drafts: _drafts,
  along: _along,
  mayLower: _mayLower,
  otherwise: _otherwise,
  ...result
}: WeighedFinding): CheckResult => result;

function robotsReport({ robots }: Evidence, url: string): AnalysisReport['robots'] {
  if (robots.ok) return robots.value.report;
  return {
    url: new URL('/robots.txt', url).href,
    state: 'unreachable',
    httpStatus: null,
    note: robots.problem.text,
    text: null,
    contentSignals: [],
  };
}

function agentProbes({ probes }: Evidence): AnalysisReport['probes'] {
  if (!probes.ok) return [];
  return probes.value.probes.map(({ token, outcome, status, problem }) => ({
    token,
    outcome,
    status,
    problem,
  }));
}

function pagespeedReport({ pagespeed }: Evidence): AnalysisReport['pagespeed'] {
  if (pagespeed.ok)
    return { state: 'measured', source: pagespeed.value.source, version: pagespeed.value.version };
  if (pagespeed.problem.kind === 'off') return { state: 'off' };
  return { state: 'unavailable', reason: pagespeed.problem.text };
}

/**
 * Judges the evidence and builds the result. Pure: the same evidence gives the same report.
 *
 * @param facts the requested address (absolute), and how long the analysis took, in milliseconds.
 */
export function buildReport(
  evidence: Evidence,
  { requestedUrl, durationMs }: { requestedUrl: string; durationMs: number },
): AnalysisReport {
  const url = evidence.response.ok ? evidence.response.value.url : requestedUrl;
  const page = evidence.page.ok ? evidence.page.value : null;
  const judged = judgeAll(allChecks, evidence);
  const weightOf = new Map<string, number>(Object.entries(weights));
  const findings = holdFixes(judged, evidence).map(
    (finding): WeighedFinding => ({ ...finding, weight: weightOf.get(finding.id) ?? 0 }),
  );
  const found = findCap(evidence);
  const cap = found && { at: found.cap.at, checkIds: found.checkIds };
  const recommendations = recommend(findings, cap);
  return {
    url,
    requestedUrl,
    siteName: siteName(page, url),
    pageTitle: page?.title ?? null,
    score: scoreAnalysis(findings, cap),
    scoreVersion,
    cap: found?.cap ?? null,
    diagnostics: buildDiagnostics(evidence),
    recommendations,
    ladder: climb(findings, cap, recommendations),
    checks: findings.map(published),
    agents: evidence.robots.ok ? evidence.robots.value.agents : [],
    probes: agentProbes(evidence),
    robots: robotsReport(evidence, url),
    sitemap: evidence.sitemap.ok ? evidence.sitemap.value.report : { total: 0, truncated: false, files: [] },
    pagespeed: pagespeedReport(evidence),
    durationMs: Math.max(0, durationMs),
  };
}
