import { agentLists, copiedRanges, type KnownRanges } from '@visible-ai/engine';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentRanges } from '../../db/schema/logs.ts';

/** The current lists: as last fetched, else the program's own copy. */
export async function currentRanges(db: Db): Promise<KnownRanges> {
  const rows = await db.select().from(agentRanges).where(isNotNull(agentRanges.prefixes));
  return {
    ...copiedRanges,
    ...Object.fromEntries(rows.map(({ list, prefixes }) => [list, prefixes ?? []])),
  };
}

/** The lists that verify visits, as the API shows them. */
export async function presentRanges(db: Db): Promise<BotVisits['ranges']> {
  const rows = await db.select().from(agentRanges);
  const byList = new Map(rows.map((row) => [row.list, row]));
  return agentLists.map(({ list, operator, prefixes: copied }) => {
    const row = byList.get(list);
    const prefixes = row?.prefixes ?? copied;
    return {
      operator,
      list,
      prefixes: prefixes.length,
      fetchedAt: row?.prefixes ? (row.fetchedAt?.toISOString() ?? null) : null,
    };
  });
}
