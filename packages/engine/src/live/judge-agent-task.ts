import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { AgentVerdict } from '@visible-ai/shared/analysis/schema';
import { decideRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';

export interface JudgeAgentInput {
  /** The whole robots.txt. */
  text: string;
  /** A product token, in the registry or not. */
  agent: string;
  url: string;
}

/** What robots.txt says to one agent about one address. */
export type AgentJudgement = Pick<
  AgentVerdict,
  'verdict' | 'group' | 'rule' | 'line' | 'because' | 'contentSignals'
>;

const LONGEST_QUOTE = 500;
const MOST_SIGNALS = 20;
const cut = (text: string | null) => text?.slice(0, LONGEST_QUOTE) ?? null;

/** Judges one address for one agent by a robots.txt that was read. Runs in a worker thread. */
export function judgeAgentTask({ text, agent, url }: JudgeAgentInput): AgentJudgement {
  const parsed = parseRobotsTxt(text);
  const known = agentVerdicts(parsed, url).find(({ token }) => token.toLowerCase() === agent.toLowerCase());
  if (known) return known;
  const { allowed, group, rule, line, because, contentSignals } = decideRobots(parsed, agent, url);
  return {
    verdict: allowed ? 'allowed' : 'blocked',
    group: cut(group),
    rule: cut(rule),
    line,
    because,
    contentSignals: contentSignals
      .slice(0, MOST_SIGNALS)
      .map(({ field, value }) => `${field}: ${value}`.slice(0, LONGEST_QUOTE)),
  };
}
