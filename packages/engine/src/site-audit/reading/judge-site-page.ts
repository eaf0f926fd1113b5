import { allChecks } from '../../audit/checks/all-checks.ts';
import { cutText } from '../../audit/checks/wording/cut-text.ts';
import type { Evidence } from '../../audit/evidence.ts';
import { findCap } from '../../audit/scoring/find-cap.ts';
import type { PageReading, RowFinding } from '../site-row.ts';

/** Many pages have the same fault: one sentence of each is stored. */
const LONGEST_EVIDENCE = 240;

type Judgement = Pick<PageReading, 'scores' | 'na' | 'findings' | 'cap' | 'blocked' | 'unknown'>;

/**
 * Judges one page of a site by every check for which there is evidence, and keeps the results that are not a
 * pass, in short.
 */
export function judgeSitePage(evidence: Evidence): Judgement {
  const scores: Record<string, number> = {};
  const na: string[] = [];
  const findings: RowFinding[] = [];
  for (const check of allChecks) {
    const { id, score, status, title, evidence: found } = check.judge(evidence, { withFix: false });
    if (score === null) na.push(id);
    else if (score < 1) scores[id] = score;
    if (status === 'warn' || status === 'fail')
      findings.push({ check: id, status, title, evidence: cutText(found, LONGEST_EVIDENCE) });
  }
  const found = findCap(evidence);
  const agents = evidence.robots.ok ? evidence.robots.value.agents : [];
  const tokensOf = (wanted: string) =>
    agents.filter(({ verdict }) => verdict === wanted).map(({ token }) => token);
  return {
    scores,
    na,
    findings,
    cap: found && { ...found.cap, checks: found.checkIds },
    blocked: tokensOf('blocked'),
    unknown: tokensOf('unknown'),
  };
}
