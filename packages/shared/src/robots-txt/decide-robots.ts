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

const groupsNaming = (parsed: ParsedRobots, token: string) =>
  token === '' ? [] : parsed.groups.filter((group) => group.agents.some((agent) => agent.token === token));

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
 * Decides, by RFC 9309, whether an agent may fetch a URL.
 *
 * All groups naming the agent count as one; only when there is none does `User-agent: *` apply. The file
 * itself is always allowed.
 *
 * @param agent the agent's product token, e.g. "GPTBot"; case does not matter.
 * @param url absolute address.
 */
export function decideRobots(parsed: ParsedRobots, agent: string, url: string): RobotsDecision {
  const token = productToken(agent);
  const named = groupsNaming(parsed, token);
  const groups = named.length > 0 ? named : groupsNaming(parsed, '*');
  const contentSignals = groups.flatMap((group) => group.contentSignals);
  const path = robotsPathOf(url);
  if (groups.length === 0) {
    const because = `No group names ${agent} and there is no group for all (*), so everything is allowed.`;
    return { allowed: true, group: null, rule: null, line: null, because, contentSignals };
  }
  const group = namesOf(groups, named.length > 0 ? token : '*');
  const undecided = { allowed: true, group, rule: null, line: null, contentSignals };
  if (path === '/robots.txt') return { ...undecided, because: 'robots.txt itself may always be fetched.' };

  const whose = named.length > 0 ? `the group for ${quote(group)}` : 'the group for all (*)';
  const rule = winningRule(groups, path);
  if (!rule) return { ...undecided, because: `No rule in ${whose} matches this address, so it is allowed.` };
  const because = `Line ${rule.line} in ${whose}, ${quote(rule.text)}, is the most specific rule for this address.`;
  return { allowed: rule.kind === 'allow', group, rule: rule.text, line: rule.line, because, contentSignals };
}
