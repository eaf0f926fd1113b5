import { type LogAgent, logAgents } from './log-agents.ts';

const byToken: ReadonlyMap<string, LogAgent> = new Map(
  logAgents.map((agent) => [agent.token.toLowerCase(), agent]),
);
const tokens = logAgents.map(({ token }) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
/** A token as a separate name: not inside another name, and not in an address beside it. */
const NAMED = new RegExp(String.raw`(?:^|[\s;(,"'+])(${tokens.join('|')})(?=$|[\s/;),"'])`, 'i');

/** User agents that are remembered: a log has some thousands at most, an unfriendly one any number. */
const MOST_REMEMBERED = 4000;
/** Longer user agents are not remembered. */
const LONGEST_REMEMBERED = 500;

/** Who a `User-Agent` names; each is read once. */
export function createAgentFinder(): (userAgent: string) => LogAgent | null {
  const found = new Map<string, LogAgent | null>();
  return (userAgent) => {
    const known = found.get(userAgent);
    if (known !== undefined) return known;
    const token = NAMED.exec(userAgent)?.[1];
    const agent = (token && byToken.get(token.toLowerCase())) || null;
    if (userAgent.length > LONGEST_REMEMBERED) return agent;
    if (found.size >= MOST_REMEMBERED) found.clear();
    // A copy: a part of a text would keep the whole block it was read from.
    found.set(Buffer.from(userAgent).toString(), agent);
    return agent;
  };
}
