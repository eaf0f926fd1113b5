import { type LogAgent, logAgents } from './log-agents.ts';

const byToken: ReadonlyMap<string, LogAgent> = new Map(
  logAgents.map((agent) => [agent.token.toLowerCase(), agent]),
);
const tokens = logAgents.map(({ token }) => token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
/** A token as a separate word: not inside another name, and not in an address. */
const NAMED = new RegExp(String.raw`(?:^|[\s;(,"'+])(${tokens.join('|')})(?=$|[\s/;),"'])`, 'i');

/** The most user agents cached: a normal log has some thousands, a hostile one any number. */
const MOST_REMEMBERED = 4000;
/** Longer user agents are not cached. */
const LONGEST_REMEMBERED = 500;

/** Whom a `User-Agent` names; each is parsed once. */
export function createAgentFinder(): (userAgent: string) => LogAgent | null {
  const found = new Map<string, LogAgent | null>();
  return (userAgent) => {
    const known = found.get(userAgent);
    if (known !== undefined) return known;
    const token = NAMED.exec(userAgent)?.[1];
    const agent = (token && byToken.get(token.toLowerCase())) || null;
    if (userAgent.length > LONGEST_REMEMBERED) return agent;
    if (found.size >= MOST_REMEMBERED) found.clear();
    // A copy: a substring would keep its whole block in memory.
    found.set(Buffer.from(userAgent).toString(), agent);
    return agent;
  };
}
