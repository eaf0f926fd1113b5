import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { Check, Finding } from '../checks/define-check.ts';
import type { Evidence } from '../evidence.ts';
import { isTouched, type Reads, watchReads } from '../watch-reads.ts';
import { applySnippet } from './apply-snippet.ts';

/** What a person has to fill in. */
const GAP = /\bREPLACE\b/;
/** Scores are sums of decimal fractions. */
const TOLERANCE = 1e-6;
/** What is tried is not shown: nothing is drafted for it. */
const VERDICT_ONLY = { withFix: false };

export interface Judged {
  check: Check;
  finding: Finding;
  reads: Reads;
}

/** Judges the evidence by every check, and notes what each has looked at. */
export const judgeAll = (checks: readonly Check[], evidence: Evidence): Judged[] =>
  checks.map((check) => {
    const { watched, reads } = watchReads(evidence);
    return { check, finding: check.judge(watched), reads };
  });

/** Whether another check has less to be content with than before. */
function contradicts(judged: readonly Judged[], own: Judged, before: Evidence, after: Evidence): boolean {
  return judged.some(({ check, finding, reads }) => {
    // What is nothing already cannot become less.
    if (check === own.check || finding.score === null || finding.score < TOLERANCE) return false;
    if (own.finding.mayLower.includes(check.id) || !isTouched(reads, before, after)) return false;
    const { score } = check.judge(after, VERDICT_ONLY);
    return score !== null && score < finding.score - TOLERANCE;
  });
}

function applyAll(evidence: Evidence, snippets: readonly Snippet[]) {
  let after = evidence;
  for (const snippet of snippets) {
    const application = applySnippet(after, snippet);
    if (application.kind === 'unfit') return null;
    if (application.kind === 'elsewhere') return 'elsewhere';
    if (application.lost.length > 0) return null;
    after = application.evidence;
  }
  return after;
}

function holds(judged: readonly Judged[], one: Judged, evidence: Evidence, draft: Snippet): boolean {
  const after = applyAll(evidence, [draft, ...one.finding.along]);
  if (after === null) return false;
  // A gap and a setting of the server are filled in by somebody who knows: nothing is there to be judged yet.
  if (after === 'elsewhere' || GAP.test(draft.code)) return true;
  return one.check.judge(after, VERDICT_ONLY).status === 'pass' && !contradicts(judged, one, evidence, after);
}

const fillIn = (text: string, { code }: Snippet) =>
  GAP.test(code) && !GAP.test(text) ? `${text} Fill in what is marked REPLACE.` : text;

function heldFix(judged: readonly Judged[], one: Judged, evidence: Evidence): Finding {
  const { finding } = one;
  if (finding.fix === null || finding.drafts.length === 0) return finding;
  const snippet = finding.drafts.find((draft) => holds(judged, one, evidence, draft)) ?? null;
  const fix = snippet ? fillIn(finding.fix, snippet) : (finding.otherwise ?? finding.fix);
  return { ...finding, snippet, fix };
}

/**
 * Puts every fix to the test before it is shown: its drafts are applied to the evidence in turn and judged by
 * the same checks. The first that makes its own check pass, loses nothing that the site has and lowers no
 * other check is shown; else the marked gap that stands last, or the words alone.
 */
export function holdFixes(judged: readonly Judged[], evidence: Evidence): Finding[] {
  return judged.map((one) => heldFix(judged, one, evidence));
}
