import { indexRules } from './index-rules.ts';
import type { ContentSignal, ParsedRobots, RobotsGroup, RobotsRule } from './parsed-robots.ts';
import { productToken } from './product-token.ts';
import { quoteLine } from './quote-line.ts';
import { isRobotsTxt, robotsPathOf } from './robots-path.ts';

export interface RobotsDecision {
  allowed: boolean;
  /** The `User-agent` values of the group that decides, as written; null if no group applies. */
  group: string | null;
  /** The line that decides, as written; null if no rule matches. */
  rule: string | null;
  /** The number of that line, from 1. */
  line: number | null;
  /** The reason in words. */
  because: string;
  /** The signals of the groups that apply to this agent. */
  contentSignals: ContentSignal[];
}

const LONGEST_QUOTE = 120;
const quote = (text: string) => quoteLine(text, LONGEST_QUOTE);

/** The groups that name each token, in the order of the file. */
function indexGroups(parsed: ParsedRobots): ReadonlyMap<string, RobotsGroup[]> {
  const index = new Map<string, RobotsGroup[]>();
  for (const group of parsed.groups) {
    for (const token of new Set(group.agents.map((agent) => agent.token))) {
      const known = index.get(token);
      if (known) known.push(group);
      else index.set(token, [group]);
    }
  }
  index.delete('');
  return index;
}

function namesOf(groups: RobotsGroup[], token: string): string {
  const values = groups.flatMap((group) =>
    group.agents.filter((agent) => agent.token === token).map((agent) => agent.value),
  );
  return [...new Set(values)].join(', ');
}

/** Prepares the groups of an agent for any number of addresses. */
function prepareGroups(groups: RobotsGroup[]) {
  return {
    winner: indexRules(groups.flatMap((group) => group.rules)),
    contentSignals: groups.flatMap((group) => group.contentSignals),
    /** By token: the agents as the groups name them. */
    names: new Map<string, string>(),
  };
}

/**
 * Prepares to judge many URLs for many agents. The file is searched once, and agents with the same groups
 * share the search for the rule that decides.
 *
 * @returns a function that takes an absolute address, and then the agent.
 */
export function judgeRobots(parsed: ParsedRobots): (url: string) => (agent: string) => RobotsDecision {
  const index = indexGroups(parsed);
  const prepared = new Map<RobotsGroup[], ReturnType<typeof prepareGroups>>();
  const preparedFor = (groups: RobotsGroup[]) => {
    const known = prepared.get(groups) ?? prepareGroups(groups);
    prepared.set(groups, known);
    return known;
  };

  /** The last rule and decision for each agent. The pages of a site mostly have the same. */
  const latest = new Map<string, { rule: RobotsRule | null; decision: RobotsDecision }>();

  return (url) => {
    const path = robotsPathOf(url);
    const winners = new Map<RobotsGroup[], RobotsRule | null>();
    const winnerOf = (groups: RobotsGroup[]) => {
      const known = winners.get(groups);
      if (known !== undefined) return known;
      const winner = preparedFor(groups).winner(path);
      winners.set(groups, winner);
      return winner;
    };

    return (agent) => {
      const token = productToken(agent);
      const named = index.get(token);
      const groups = named ?? index.get('*');
      if (!groups) {
        const because = `No group names ${agent} and there is no group for all (*), so everything is allowed.`;
        return { allowed: true, group: null, rule: null, line: null, because, contentSignals: [] };
      }
      const isFile = isRobotsTxt(path);
      const rule = isFile ? null : winnerOf(groups);
      const last = latest.get(agent);
      if (!isFile && last?.rule === rule) return last.decision;

      const { names, contentSignals } = preparedFor(groups);
      const key = named ? token : '*';
      const group = names.get(key) ?? namesOf(groups, key);
      names.set(key, group);
      const undecided = { allowed: true, group, rule: null, line: null, contentSignals };
      if (isFile) return { ...undecided, because: 'robots.txt itself may always be fetched.' };

      const whose = named ? `the group for ${quote(group)}` : 'the group for all (*)';
      const decision = rule
        ? {
            allowed: rule.kind === 'allow',
            group,
            rule: rule.text,
            line: rule.line,
            because: `Line ${rule.line} in ${whose}, ${quote(rule.text)}, is the most specific rule for this address.`,
            contentSignals,
          }
        : { ...undecided, because: `No rule in ${whose} matches this address, so it is allowed.` };
      latest.set(agent, { rule, decision });
      return decision;
    };
  };
}

/** Judges one URL for many agents: see `judgeRobots`. */
export const judgeUrl = (parsed: ParsedRobots, url: string) => judgeRobots(parsed)(url);

/**
 * Decides by RFC 9309 whether an agent may fetch a URL.
 * All groups that name the agent count as one. `User-agent: *` applies only if there is none. The file itself
 * is always allowed.
 *
 * @param agent the agent's product token, e.g. "GPTBot". Case does not matter.
 * @param url absolute address.
 */
export function decideRobots(parsed: ParsedRobots, agent: string, url: string): RobotsDecision {
  return judgeUrl(parsed, url)(agent);
}
