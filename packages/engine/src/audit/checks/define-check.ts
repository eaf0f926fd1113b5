import type { CheckGroup } from '@visible-ai/shared/analysis/check-groups';
import type { CheckResult, Snippet } from '@visible-ai/shared/analysis/schema';
import type { Evidence, EvidenceName, EvidenceValue, PartProblem } from '../evidence.ts';
import { sendsOnTo } from './facts/sends-on-to.ts';
import { isSignInWall } from './is-sign-in-wall.ts';
import { cutText } from './wording/cut-text.ts';

/** A check passes from 0.9 and warns from 0.5, the same bands as Lighthouse's scores. */
export const PASS_FROM = 0.9;
export const WARN_FROM = 0.5;

export interface Fix {
  /** What to do, in a few words: the title of the recommendation. */
  title: string;
  /** How to do it, with the page's own facts. */
  text: string;
  /**
   * Drafts that are ready to copy, the best first. Each is applied and judged before it is shown (see `holdFixes`). A draft
   * with gaps for the owner, marked `REPLACE:`, comes last. A draft that takes time to write is a function, which is called
   * only if somebody wants it.
   */
  snippet?: Snippet | readonly Snippet[] | (() => Snippet | readonly Snippet[]);
  /** Further changes that the text asks for. They are applied together with the snippet when the fix is judged. */
  along?: readonly Snippet[];
  /** Checks that may find more after the fix. For example, a page that is indexed again belongs into the sitemap. */
  mayLower?: readonly string[];
  /** The text if no draft passes. */
  otherwise?: string;
}

export interface Verdict {
  /** 0 to 1. */
  score: number;
  /** What was found, in a few words. */
  title: string;
  /** The page's own facts, in a sentence or two. */
  evidence: string;
  details?: string[];
  /** Required of every verdict that is not a pass. */
  fix?: Fix;
}

/** The page has nothing to check, so the check neither gains nor loses points. */
export interface NotApplicable {
  notApplicable: string;
}

export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason });

/** What one check says, before weights are known. `action` is the title of its recommendation. */
export type Finding = Omit<CheckResult, 'weight'> & {
  action: string | null;
  drafts: readonly Snippet[];
  along: readonly Snippet[];
  mayLower: readonly string[];
  otherwise: string | null;
};

type Parts<N extends EvidenceName> = { [K in N]: EvidenceValue<K> };

export interface CheckDefinition<Id extends string, N extends EvidenceName, U extends EvidenceName = never> {
  /** Part of the published results, so it is never renamed. */
  id: Id;
  /** The check's name, which is shown as long as nothing was found. */
  title: string;
  group: CheckGroup;
  /** Why it matters to answer engines, with its source. */
  why: string;
  /** The parts of the evidence that `run` sees. If one is missing, the check is `na`. */
  needs: readonly N[];
  /** Parts that `run` sees as well if they are there: its verdict does not depend on them. */
  uses?: readonly U[];
  /** Whether it asks for what a page tells: a form to sign in tells nothing, and its advice would make no sense there. */
  ofContent?: true;
  /** Whether it asks how a page is presented: one that only sends its readers on is not. */
  ofPresentation?: true;
  /** Pure: the same parts give the same verdict. */
  run(parts: Parts<N> & Partial<Parts<U>>): Verdict | NotApplicable;
}

export interface Check<Id extends string = string> {
  id: Id;
  title: string;
  group: CheckGroup;
  why: string;
  /** @param options `withFix`: false for the verdict only, because a site has thousands; true by default. */
  judge(evidence: Evidence, options?: { withFix: boolean }): Finding;
}

const MOST_DETAILS = 20;
const LONGEST = { title: 120, evidence: 700, detail: 300, fix: 1200 };

const statusOf = (score: number) => (score >= PASS_FROM ? 'pass' : score >= WARN_FROM ? 'warn' : 'fail');

function missingPart(evidence: Evidence, needs: readonly EvidenceName[]): PartProblem | null {
  for (const name of needs) {
    const part = evidence[name];
    if (!part.ok) return part.problem;
  }
  return null;
}

/** If a page was not read to its end, something missing may be in the rest. The finding then says that it does not know. */
const beginningOnly = ({ page }: Evidence, needs: readonly EvidenceName[]) =>
  page.ok && page.value.truncated && needs.includes('page')
    ? ' The page is so long that only its beginning was read: 2 MB, or 100,000 elements.'
    : '';

function draftsOf({ snippet }: Fix): readonly Snippet[] {
  const written = typeof snippet === 'function' ? snippet() : (snippet ?? []);
  return 'code' in written ? [written] : written;
}

function fixFinding(fix: Fix) {
  const { title, text, along, mayLower, otherwise } = fix;
  const drafts = draftsOf(fix);
  return {
    fix: cutText(text, LONGEST.fix),
    action: cutText(title, LONGEST.title),
    snippet: drafts[0] ?? null,
    drafts,
    along: along ?? [],
    mayLower: mayLower ?? [],
    otherwise: otherwise === undefined ? null : cutText(otherwise, LONGEST.fix),
  };
}

const isOnlyForm = ({ page, response }: Evidence) =>
  page.ok && response.ok && isSignInWall(page.value, response.value);

/** The page to which this one only sends its readers: what it tells and how it is presented is asked of that one. */
const onwardOf = ({ page, response }: Evidence) =>
  page.ok && response.ok ? sendsOnTo(page.value, response.value) : null;

const couldNotCheck = (text: string) =>
  text.startsWith('Could not check') ? text : `Could not check: ${text}`;

/**
 * Makes a check from its definition. `judge` never throws. Missing evidence gives `na`, and so does a check that
 * throws, because a bug in one check must not cost the visitor the other results.
 */
export function defineCheck<
  const Id extends string,
  const N extends EvidenceName,
  const U extends EvidenceName = never,
>(definition: CheckDefinition<Id, N, U>): Check<Id> {
  const { id, title, group, why, needs, uses = [], run } = definition;
  const unfixed = {
    fix: null,
    snippet: null,
    action: null,
    drafts: [],
    along: [],
    mayLower: [],
    otherwise: null,
  };
  const about = { id, title, group, why, details: [], ...unfixed };
  const na = (text: string): Finding => ({
    ...about,
    score: null,
    status: 'na',
    evidence: cutText(text, LONGEST.evidence),
  });

  const verdictFinding = (verdict: Verdict, evidence: Evidence, withFix: boolean): Finding => {
    const status = statusOf(verdict.score);
    const reservation = status === 'pass' ? '' : beginningOnly(evidence, needs);
    const fix = status === 'pass' ? undefined : verdict.fix;
    if (status !== 'pass' && !fix) throw new Error(`${id} found a fault without a fix`);
    if (!(verdict.score >= 0 && verdict.score <= 1)) throw new Error(`${id} scored ${verdict.score}`);
    const alone: Finding = {
      ...about,
      title: cutText(verdict.title, LONGEST.title),
      score: verdict.score,
      status,
      evidence: cutText(verdict.evidence, LONGEST.evidence) + reservation,
    };
    if (!withFix) return alone;
    return {
      ...alone,
      details: (verdict.details ?? []).slice(0, MOST_DETAILS).map((line) => cutText(line, LONGEST.detail)),
      ...(fix ? fixFinding(fix) : unfixed),
    };
  };

  return {
    id,
    title,
    group,
    why,
    judge(evidence, { withFix } = { withFix: true }) {
      const problem = missingPart(evidence, needs);
      if (problem) return na(couldNotCheck(problem.text));
      if (definition.ofContent && isOnlyForm(evidence))
        return na('The page is a form to sign in: there is nothing on it to judge. A public page would be.');
      const onward = definition.ofContent || definition.ofPresentation ? onwardOf(evidence) : null;
      if (onward) return na(`The page only sends its readers on to ${onward.url}: audit that one.`);
      try {
        const values = Object.fromEntries(
          [...needs, ...uses].map((name) => {
            const part: Evidence[EvidenceName] = evidence[name];
            return [name, part.ok ? part.value : undefined];
          }),
        ) as Parts<N> & Partial<Parts<U>>;
        const outcome = run(values);
        return 'notApplicable' in outcome
          ? na(outcome.notApplicable)
          : verdictFinding(outcome, evidence, withFix);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return na(`Could not check: this check itself failed (${cutText(reason, 200)}).`);
      }
    },
  };
}
