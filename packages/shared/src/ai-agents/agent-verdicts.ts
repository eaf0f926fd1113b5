import type { AgentVerdict } from '../analysis/schema.ts';
import { judgeRobots, type RobotsDecision } from '../robots-txt/decide-robots.ts';
import type { ParsedRobots } from '../robots-txt/parsed-robots.ts';
import type { AiAgent } from './ai-agent.ts';
import { aiAgents } from './ai-agents.ts';

const identity = ({ token, operator, purpose, kind, counted }: AiAgent) => ({
  token,
  operator,
  purpose,
  kind,
  counted,
});

/** Verdicts are shown, stored and sent: without a limit they could repeat half a megabyte fifty times. */
const LONGEST_QUOTE = 500;
const MOST_SIGNALS = 20;

const quoted = (text: string | null) =>
  text !== null && text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

function verdictOf(agent: AiAgent, decision: RobotsDecision): AgentVerdict {
  const { allowed, group, rule, line, because, contentSignals } = decision;
  const caveat =
    !allowed && agent.mayIgnoreRobots
      ? ` ${agent.operator} says that this agent, sent by a person, may open the page all the same.`
      : '';
  return {
    ...identity(agent),
    verdict: allowed ? 'allowed' : 'blocked',
    group: quoted(group),
    rule: quoted(rule),
    line,
    because: because + caveat,
    contentSignals: contentSignals
      .slice(0, MOST_SIGNALS)
      .map(({ field, value }) => `${field}: ${value}`.slice(0, LONGEST_QUOTE)),
  };
}

/** Returns a function that judges a URL for every agent of the registry, by a robots.txt that was read. */
export function judgeAgents(parsed: ParsedRobots): (url: string) => AgentVerdict[] {
  const judgeUrl = judgeRobots(parsed);
  const latest = new Map<AiAgent, { decision: RobotsDecision; verdict: AgentVerdict }>();
  return (url) => {
    const judge = judgeUrl(url);
    return aiAgents.map((agent) => {
      const decision = judge(agent.token);
      const last = latest.get(agent);
      if (last?.decision === decision) return last.verdict;
      const verdict = verdictOf(agent, decision);
      latest.set(agent, { decision, verdict });
      return verdict;
    });
  };
}

/** Judges one URL for every agent: see `judgeAgents`. */
export const agentVerdicts = (parsed: ParsedRobots, url: string): AgentVerdict[] => judgeAgents(parsed)(url);

/** The same verdict for every agent, for when there is no file whose rules could decide. */
export function sameVerdicts(verdict: AgentVerdict['verdict'], because: string): AgentVerdict[] {
  return aiAgents.map((agent) => ({
    ...identity(agent),
    verdict,
    group: null,
    rule: null,
    line: null,
    because,
    contentSignals: [],
  }));
}
