import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import type { AgentChange, PageChange } from '@visible-ai/shared/content/schema';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import type { PageVerdicts } from '../written-file.ts';
import type { AgentClass } from './judge-pages.ts';

const MOST_PATHS = 20;
const MOST_PAGES = 500;

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
const word = (allowed: boolean) => (allowed ? 'allowed' : 'blocked');
const count = (verdicts: readonly boolean[]) => verdicts.filter(Boolean).length;

/**
 * Every agent's verdict on the home page and on all known pages, before and after.
 *
 * @param urls the home page first.
 */
export function agentChanges(
  after: ParsedRobots,
  classes: readonly AgentClass[],
  urls: readonly string[],
): AgentChange[] {
  const [homeUrl = ''] = urls;
  return agentVerdicts(after, homeUrl).map(({ token, operator, kind, because }) => {
    const judged = classes.find(({ agents }) => agents.includes(token));
    const [was, is] = [judged?.before ?? [], judged?.after ?? []];
    const changed = urls.filter((_url, at) => was[at] !== is[at]);
    return {
      token,
      operator,
      kind,
      before: word(was[0] ?? true),
      after: word(is[0] ?? true),
      because,
      pages: {
        known: urls.length,
        before: count(was),
        after: count(is),
        changed: changed.slice(0, MOST_PATHS).map(pathOf),
      },
    };
  });
}

/** Every known page with how many agents may fetch it, before and after: changed ones first. */
export function pageVerdicts(classes: readonly AgentClass[], urls: readonly string[]): PageVerdicts {
  const tokens = new Set(aiAgents.map(({ token }) => token));
  const ours = classes
    .map((each) => ({ ...each, agents: each.agents.filter((agent) => tokens.has(agent)) }))
    .filter(({ agents }) => agents.length > 0);
  const pages = urls.map((url, at): PageChange => {
    const sum = (allowed: (each: AgentClass) => boolean | undefined) =>
      ours.reduce((total, each) => total + (allowed(each) ? each.agents.length : 0), 0);
    return {
      path: pathOf(url),
      before: sum(({ before }) => before[at]),
      after: sum(({ after }) => after[at]),
      changed: ours.filter(({ before, after }) => before[at] !== after[at]).flatMap(({ agents }) => agents),
    };
  });
  const shown = [
    ...pages.filter(({ changed }) => changed.length > 0),
    ...pages.filter(({ changed }) => changed.length === 0),
  ].slice(0, MOST_PAGES);
  return { known: urls.length, of_agents: tokens.size, shown };
}
