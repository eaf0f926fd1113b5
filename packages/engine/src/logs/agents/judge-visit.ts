import type { VisitVerdict } from '@visible-ai/shared/logs/schema';
import { createAddressSet, parseAddress } from './address-set.ts';
import type { KnownRanges } from './known-ranges.ts';
import { type LogAgent, logAgents } from './log-agents.ts';

/**
 * Says who made a visit, as far as addresses show it. If an address cannot be read, for example because it
 * was removed from the log, the verdict relies on the agent's claim.
 */
export function createVisitJudge(ranges: KnownRanges): (agent: LogAgent, address: string) => VisitVerdict {
  const sets = new Map(
    logAgents.map((agent) => {
      const prefixes = agent.lists.flatMap((list) => ranges[list] ?? []);
      return [agent.token, prefixes.length > 0 ? createAddressSet(prefixes) : null];
    }),
  );
  return ({ token, purpose }, address) => {
    const set = sets.get(token);
    const parsed = set ? parseAddress(address) : null;
    if (!set || !parsed) return 'claimed';
    if (set.has(parsed)) return 'verified';
    return purpose === 'user' ? 'unverifiable' : 'spoofed';
  };
}
