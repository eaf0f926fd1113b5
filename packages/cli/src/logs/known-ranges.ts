import { agentLists, type KnownRanges } from '@visible-ai/engine/logs';
import type { BotVisits } from '@visible-ai/shared/logs/schema';

/** The lists that verify visits: fetched ones if there are any, else the copy in this program. */
export function knownRanges(fresh: ReadonlyMap<string, readonly string[]>): {
  known: KnownRanges;
  told: BotVisits['ranges'];
} {
  const now = new Date().toISOString();
  return {
    known: Object.fromEntries(agentLists.map(({ list, prefixes }) => [list, fresh.get(list) ?? prefixes])),
    told: agentLists.map(({ list, operator, prefixes }) => ({
      operator,
      list,
      prefixes: (fresh.get(list) ?? prefixes).length,
      fetchedAt: fresh.has(list) ? now : null,
    })),
  };
}
