import type { KeptAudit } from './kept-work.ts';
import { ToolProblem } from './tool-problem.ts';
import { plainWords } from './words/quote-site.ts';

/** @throws ToolProblem for an audit that is still running, or has ended without a report. */
export function requireEnded(kept: KeptAudit): KeptAudit {
  if (kept.kind === 'page') return kept;
  const { status, score, error } = kept.audit;
  if (status === 'running')
    throw new ToolProblem('This audit is still running: ask get_audit until it has completed.');
  if (score === null)
    throw new ToolProblem(`This audit has no report (${status}). ${plainWords(error ?? '')}`.trim());
  return kept;
}
