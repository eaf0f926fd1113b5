import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import type { CheckId } from '../checks/all-checks.ts';
import { forbidsIndexing, readIndexingRules } from '../checks/facts/indexing-rules.ts';
import { sendsOnTo } from '../checks/facts/sends-on-to.ts';
import { isSignInWall } from '../checks/is-sign-in-wall.ts';
import { quote } from '../checks/wording/quote.ts';
import type { Evidence } from '../evidence.ts';

/** A red score, however good the rest is: the page cannot be in an answer. */
const CAPPED_AT = 49;

export interface FoundCap {
  cap: NonNullable<AnalysisReport['cap']>;
  /** The checks that say what to do about it. */
  checkIds: CheckId[];
}

function blockedBecause({ robots }: Evidence): string | null {
  if (!robots.ok) return null;
  const blocked = robots.value.agents.filter(({ counted, verdict }) => counted && verdict === 'blocked');
  if (blocked.length === 0) return null;
  const names = blocked.map(({ token }) => token).join(', ');
  const first = blocked[0];
  const rule = first?.rule && first.line ? ` (line ${first.line}, ${quote(first.rule)})` : '';
  return `robots.txt does not let ${names} fetch the page${rule}`;
}

function noindexBecause({ response, page }: Evidence): string | null {
  if (!response.ok || !page.ok || sendsOnTo(page.value, response.value)) return null;
  const [rule] = forbidsIndexing(readIndexingRules(response.value, page.value), response.value);
  if (!rule) return null;
  return `the page asks ${rule.agent === 'robots' ? 'engines' : rule.agent} not to index it (${quote(rule.where, 120)})`;
}

function errorBecause({ response }: Evidence): string | null {
  if (!response.ok || response.value.status < 400) return null;
  return `the page answers with status ${response.value.status}, so engines drop it`;
}

function signInBecause({ response, page }: Evidence): string | null {
  if (!response.ok || !page.ok || !isSignInWall(page.value, response.value)) return null;
  return 'engines see only a page to sign in';
}

/**
 * Why the score is limited to red: a counted agent may not fetch the page, the page says noindex, or it
 * answers with an error status (which no engine indexes), or the home page is only a form to sign in. All reasons are named; null if there is none.
 */
export function findCap(evidence: Evidence): FoundCap | null {
  const reasons: { checkId: CheckId; because: string | null }[] = [
    { checkId: 'ai-agents-allowed', because: blockedBecause(evidence) },
    { checkId: 'indexable', because: noindexBecause(evidence) },
    { checkId: 'https-and-status', because: errorBecause(evidence) },
    { checkId: 'readable-without-javascript', because: signInBecause(evidence) },
  ];
  const found = reasons.filter(({ because }) => because !== null);
  if (found.length === 0) return null;
  const because = found.map((reason) => reason.because).join(', and ');
  return {
    cap: { at: CAPPED_AT, because },
    checkIds: found.map(({ checkId }) => checkId),
  };
}
