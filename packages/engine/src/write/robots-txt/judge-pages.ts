import { indexRules, isPlainRule } from '@visible-ai/shared/robots-txt/index-rules';
import type { ParsedRobots, RobotsGroup } from '@visible-ai/shared/robots-txt/parsed-robots';
import { isRobotsTxt, robotsPathOf } from '@visible-ai/shared/robots-txt/robots-path';

/** Agents that two files treat alike: the same groups apply to each of them in both. */
export interface AgentClass {
  /** As they were given. */
  agents: string[];
  /** Per address, in the order of the addresses. */
  before: boolean[];
  after: boolean[];
}

/** The most rules matched against addresses, some 50 ns each: as many as a waiting person accepts. */
const MOST_TRIED = 5_000_000;
/** A plain path is looked up; only a pattern is matched separately. */
const PLAIN_SHARE = 1 / 20;

/** The most verdicts, one per address and kind of agents, some microseconds each. */
const MOST_VERDICTS = 400_000;

/** How many addresses a file can judge. */
export function mostJudged(parsed: ParsedRobots): number {
  const rules = parsed.groups.flatMap((group) => group.rules);
  const plain = rules.filter(isPlainRule).length;
  const byRules = MOST_TRIED / (1 + plain * PLAIN_SHARE + (rules.length - plain));
  const byAgents = MOST_VERDICTS / (1 + parsed.groups.length);
  return Math.ceil(Math.min(byRules, byAgents));
}

/** A file, prepared for many agents and many paths. */
function reader(parsed: ParsedRobots) {
  const groups = new Map<string, RobotsGroup[]>();
  for (const group of parsed.groups)
    for (const token of new Set(group.agents.map((agent) => agent.token)))
      groups.set(token, [...(groups.get(token) ?? []), group]);
  const numbers = new Map(parsed.groups.map((group, at) => [group, at]));
  const groupsOf = (agent: string) => groups.get(agent.toLowerCase()) ?? groups.get('*') ?? [];
  return {
    /** The same for agents that share their groups. */
    keyOf: (agent: string) =>
      groupsOf(agent)
        .map((group) => numbers.get(group))
        .join(),
    rulesOf: (agent: string) => indexRules(groupsOf(agent).flatMap(({ rules }) => rules)),
  };
}

/**
 * Judges every address for every agent by two files. Agents that share their groups are judged once, so that
 * thousands of pages are fast enough for a waiting person.
 */
export function judgePages(
  before: ParsedRobots,
  after: ParsedRobots,
  agents: readonly string[],
  urls: readonly string[],
): AgentClass[] {
  const [was, is] = [reader(before), reader(after)];
  const byGroups = new Map<string, string[]>();
  for (const agent of new Set(agents)) {
    const key = `${was.keyOf(agent)}|${is.keyOf(agent)}`;
    byGroups.set(key, [...(byGroups.get(key) ?? []), agent]);
  }
  const paths = urls.map(robotsPathOf);
  return [...byGroups.values()].map((alike) => {
    const [agent = '*'] = alike;
    const judge = (winner: ReturnType<typeof indexRules>) =>
      paths.map((path) => isRobotsTxt(path) || winner(path)?.kind !== 'disallow');
    return { agents: alike, before: judge(was.rulesOf(agent)), after: judge(is.rulesOf(agent)) };
  });
}
