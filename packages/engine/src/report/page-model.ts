import { capBites } from '@visible-ai/shared/analysis/cap-bites';
import {
  citedBy,
  citedText,
  engineMatrix,
  type EngineCell as Judged,
} from '@visible-ai/shared/analysis/engine-matrix';
import { checkPoints, groupTotals } from '@visible-ai/shared/analysis/group-totals';
import { ladderSteps } from '@visible-ai/shared/analysis/ladder-steps';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { groupNames, scoreWords } from '@visible-ai/shared/analysis/score-words';
import type { EngineCell, Finding, PageReport, ReportGroup } from './report-model.ts';

/** The most points first; then what could not be checked, then what passed, in the order of the checks. */
const ranks = { fail: 0, warn: 0, na: 1, pass: 2 } as const;

function toCell({ agent, probe, state, word }: Judged): EngineCell {
  const refused = probe?.outcome === 'blocked' ? ` ${probe.problem ?? 'The site turned it away'}.` : '';
  return {
    token: agent.token,
    state,
    word,
    isFault: state === 'dark' && agent.kind !== 'training',
    because: `${agent.rule === null ? agent.because : `robots.txt, line ${agent.line}: ${agent.rule}`}${refused}`,
  };
}

function toFindings({ checks, recommendations }: AnalysisReport): Finding[] {
  const order = new Map(recommendations.map(({ checkId }, index) => [checkId, index]));
  return checks
    .map((check): Finding => {
      const fix = recommendations.find(({ checkId }) => checkId === check.id);
      const { earned, possible } = checkPoints(check, checks);
      const { id, title, status, score, evidence, details, why, snippet } = check;
      return {
        id,
        checkId: id,
        title,
        action: fix?.title ?? null,
        group: { id: check.group, name: groupNames[check.group] },
        status,
        score,
        points: score === null ? null : { won: earned, of: possible },
        worth: fix?.points ?? 0,
        priority: fix?.priority ?? null,
        evidence,
        details,
        why,
        fix: check.fix,
        snippet,
        places: null,
      };
    })
    .sort(
      (one, other) =>
        ranks[one.status] - ranks[other.status] ||
        (order.get(one.id) ?? checks.length) - (order.get(other.id) ?? checks.length),
    );
}

const toGroups = ({ checks }: AnalysisReport): ReportGroup[] =>
  groupTotals(checks).map(({ group, earned, possible }) => ({
    id: group,
    name: groupNames[group],
    standing: possible === 0 ? 'Not measured' : `${earned} of ${possible} points`,
    percent: possible === 0 ? 0 : Math.min(100, (100 * earned) / possible),
  }));

/** What the formats need to know about the audit of a page. Pure. */
export function pageModel(
  report: AnalysisReport,
  { id, createdAt }: { id: string | null; createdAt: string },
): PageReport {
  const rows = engineMatrix(report);
  const ladder = ladderSteps(report);
  const band = scoreBand(report.score);
  const { pagespeed } = report;
  return {
    kind: 'page',
    id,
    title: report.siteName,
    pageTitle: report.pageTitle,
    host: URL.parse(report.url)?.host ?? report.url,
    address: report.url,
    createdAt,
    durationMs: report.durationMs,
    score: report.score,
    band,
    word: scoreWords[band],
    cap: report.cap && capBites(report) ? report.cap : null,
    verdict: citedText(citedBy(rows)),
    groups: toGroups(report),
    ladder: {
      steps: (ladder?.steps ?? []).map(({ checkId, ...step }) => ({ findingId: checkId, ...step })),
      all: ladder?.all ?? null,
    },
    engines: rows.map(({ name, cells }) => ({ name, cells: cells.map((cell) => cell && toCell(cell)) })),
    findings: toFindings(report),
    notes: pagespeed.state === 'unavailable' ? [`Its speed could not be measured: ${pagespeed.reason}`] : [],
  };
}
