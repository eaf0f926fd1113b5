import type { ContentSignal, ParsedRobots, RobotsGroup, RobotsRule } from './parsed-robots.ts';
import { matchesPath } from './path-pattern.ts';
import { productToken } from './product-token.ts';
import { robotsPathOf } from './robots-path.ts';

export interface RobotsDecision {
  allowed: boolean;
  /** The `User-agent` value(s) by which the deciding group was found, as written; null when no group applies. */
  group: string | null;
  /** The deciding line as written; null when no rule matches. */
  rule: string | null;
  /** Its number, from 1. */
  line: number | null;
  /** For a person. */
  because: string;
  /** Signals of the groups that apply to this agent. */
  contentSignals: ContentSignal[];
}

const LONGEST_QUOTE = 120;
const quote = (text: string) =>
  `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}”`;

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

/** The longest matching rule; `Allow` when an `Allow` and a `Disallow` are equally long (RFC 9309, 2.2.2). */
function winningRule(groups: RobotsGroup[], path: string): RobotsRule | null {
  let best: RobotsRule | null = null;
  for (const rule of groups.flatMap((group) => group.rules)) {
    if (rule.path === '') continue;
    const longer = rule.pattern.octets - (best?.pattern.octets ?? -1);
    const beats = longer > 0 || (longer === 0 && rule.kind === 'allow' && best?.kind === 'disallow');
    if (beats && matchesPath(rule.pattern, path)) best = rule;
  }
  return best;
}

function namesOf(groups: RobotsGroup[], token: string): string {
  const values = groups.flatMap((group) =>
    group.agents.filter((agent) => agent.token === token).map((agent) => agent.value),
  );
  return [...new Set(values)].join(', ');
}

/**
 * Prepares the judgement of one URL for many agents: agents that share their groups share the search for
 * the deciding rule.
 *
 * @param url absolute address.
 */
export function judgeUrl(parsed: ParsedRobots, url: string): (agent: string) => RobotsDecision {
  const index = indexGroups(parsed);
  const path = robotsPathOf(url);
  const winners = new Map<RobotsGroup[], RobotsRule | null>();
  const winnerOf = (groups: RobotsGroup[]) => {
    const known = winners.get(groups);
    if (known !== undefined) return known;
    const winner = winningRule(groups, path);
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
    const group = namesOf(groups, named ? token : '*');
    const contentSignals = groups.flatMap((each) => each.contentSignals);
    const undecided = { allowed: true, group, rule: null, line: null, contentSignals };
    if (path === '/robots.txt') return { ...undecided, because: 'robots.txt itself may always be fetched.' };

    const whose = named ? `the group for ${quote(group)}` : 'the group for all (*)';
    const rule = winnerOf(groups);
    if (!rule)
      return { ...undecided, because: `No rule in ${whose} matches this address, so it is allowed.` };
    const because = `Line ${rule.line} in ${whose}, ${quote(rule.text)}, is the most specific rule for this address.`;
    return {
      allowed: rule.kind === 'allow',
      group,
      rule: rule.text,
      line: rule.line,
      because,
      contentSignals,
    };
  };
}

/**
 * Decides, by RFC 9309, whether an agent may fetch a URL.
 *
 * All groups naming the agent count as one; only when there is none does `User-agent: *` apply. The file
 * itself is always allowed.
 *
 * @param agent the agent's product token, e.g. "GPTBot"; case does not matter.
 * @param url absolute address.
 */
export function decideRobots(parsed: ParsedRobots, agent: string, url: string): RobotsDecision {
  return judgeUrl(parsed, url)(agent);
}
