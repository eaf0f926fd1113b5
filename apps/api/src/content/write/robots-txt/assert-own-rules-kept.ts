import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import type { RobotsRequest } from '@visible-ai/shared/content/schema';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';

/** Agents whose verdicts must stay, the one that nobody names among them. */
function agentsToKeep(request: RobotsRequest): string[] {
  const kept = aiAgents.filter(({ kind }) => request.allowAllEngines || kind !== 'training');
  return ['AnyOtherAgent', ...kept.map(({ token }) => token)];
}

/**
 * Compares verdicts before and after an edit, outside the paths that were to be disallowed.
 *
 * @throws naming the first agent and address whose verdict changed.
 */
export function assertOwnRulesKept(
  before: ParsedRobots,
  after: ParsedRobots,
  request: RobotsRequest,
  urls: readonly string[],
): void {
  const asked = parseRobotsTxt(
    ['User-agent: *', ...request.disallowPaths.map((path) => `Disallow: ${path}`)].join('\n'),
  );
  const agents = agentsToKeep(request);
  const [judgeAsked, judgeBefore, judgeAfter] = [judgeRobots(asked), judgeRobots(before), judgeRobots(after)];
  for (const url of urls) {
    if (!judgeAsked(url)('*').allowed) continue;
    const [was, is] = [judgeBefore(url), judgeAfter(url)];
    for (const agent of agents)
      if (was(agent).allowed !== is(agent).allowed)
        throw new Error(`The edit would change what ${agent} may do at ${url}`);
  }
}
