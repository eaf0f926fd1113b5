import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { Check, Finding } from '../checks/define-check.ts';
import type { Evidence } from '../evidence.ts';
import { isTouched, type Reads, watchReads } from '../watch-reads.ts';
import { applySnippet } from './apply-snippet.ts';

/** Marks a gap that a person has to fill in. */
const GAP = /\bREPLACE\b/;
/** Scores are sums of decimal fractions, so equal scores may differ by a rounding error. */
const TOLERANCE = 1e-6;
/** The result of a trial is not shown, so its check does not write a fix. */
const VERDICT_ONLY = { withFix: false };

export interface Judged {
  check: Check;
  finding: Finding;
  reads: Reads;
}

/** Judges the evidence with every check, and notes what each check has read. */
export const judgeAll = (checks: readonly Check[], evidence: Evidence): Judged[] =>
  checks.map((check) => {
    const { watched, reads } = watchReads(evidence);
    return { check, finding: check.judge(watched), reads };
  });

/** Whether the score of another check is lower than before. */
function contradicts(judged: readonly Judged[], own: Judged, before: Evidence, after: Evidence): boolean {
  return judged.some(({ check, finding, reads }) => {
    // A score of 0 cannot become lower.
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
  // A person fills in the gap or changes the server's setting, so there is nothing to judge yet.
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
 * Tests every fix before it is shown. Its drafts are applied to the evidence one after the other and judged by the same
 * checks. The first draft that makes its own check pass, removes nothing that the site has and lowers no other check is
 * shown. If none does, the last draft with its marked gap is shown, or only the text of the fix.
 */
export function holdFixes(judged: readonly Judged[], evidence: Evidence): Finding[] {
  return judged.map((one) => heldFix(judged, one, evidence));
}
