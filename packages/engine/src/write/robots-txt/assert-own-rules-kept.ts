import type { RobotsPolicyName } from '@visible-ai/shared/content/robots-policies';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { keepsOut } from './apply-policy.ts';
import { closingFile } from './closing-rules.ts';
import type { AgentClass } from './judge-pages.ts';

export interface AskedChange {
  policy: RobotsPolicyName | null;
  /** Paths that are closed. */
  paths: readonly string[];
}

/**
 * Compares verdicts before and after an edit: only a requested path may close, only agents that the policy
 * blocks may lose a page, and only a policy that opens may open one.
 *
 * @throws naming the first agent and address whose verdict changed otherwise.
 */
export function assertOwnRulesKept(
  classes: readonly AgentClass[],
  urls: readonly string[],
  { policy, paths }: AskedChange,
): void {
  const judgeAsked = judgeRobots(parseRobotsTxt(closingFile(paths)));
  for (const { agents, before, after } of classes) {
    const mayClose = agents.every((agent) => policy !== null && keepsOut(policy, agent.toLowerCase()));
    for (const [at, url] of urls.entries()) {
      if (before[at] === after[at]) continue;
      const wasAsked = after[at] ? policy === 'open' : mayClose || !judgeAsked(url)('*').allowed;
      if (!wasAsked) throw new Error(`The edit would change what ${agents[0]} may do at ${url}`);
    }
  }
}
