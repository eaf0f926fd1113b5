import { logAgents } from '@visible-ai/engine';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentVisits } from '../../db/schema/logs.ts';
import type { SeenFix } from '../../sites/seen-fixes.ts';
import { dayOf } from './count-visits.ts';

const searchAgents = logAgents.filter(({ purpose }) => purpose === 'search').map(({ token }) => token);

/**
 * The first visit of each verified search agent after a moment. For each day its first and last visit are
 * known.
 */
async function firstVisits(db: Db, siteId: string, { after, until }: { after: Date; until: Date }) {
  const begun = sql`${after.toISOString()}::timestamptz`;
  const seen = sql<number>`extract(epoch from
    case when ${agentVisits.firstAt} >= ${begun} then ${agentVisits.firstAt} else ${agentVisits.lastAt} end)::float8`;
  return db
    .selectDistinctOn([agentVisits.token], { token: agentVisits.token, path: agentVisits.path, seen })
    .from(agentVisits)
    .where(
      and(
        eq(agentVisits.siteId, siteId),
        gte(agentVisits.day, dayOf(after)),
        lte(agentVisits.day, dayOf(until)),
        gte(agentVisits.lastAt, after),
        eq(agentVisits.verdict, 'verified'),
        lt(agentVisits.status, 400),
        inArray(agentVisits.token, searchAgents),
      ),
    )
    .orderBy(agentVisits.token, seen, agentVisits.path);
}

/** The first visits after each fix, newest fix first. */
export async function visitsAfterFixes(
  db: Db,
  { siteId, to }: { siteId: string; to: Date },
  fixes: readonly SeenFix[],
): Promise<BotVisits['afterFixes']> {
  const visits: BotVisits['afterFixes'] = [];
  for (const { at, what } of fixes) {
    const first = await firstVisits(db, siteId, { after: at, until: to });
    for (const { token, path, seen } of first)
      visits.push({
        at: at.toISOString(),
        what,
        token,
        firstVisitAt: new Date(Math.round(seen * 1000)).toISOString(),
        path,
      });
  }
  return visits;
}
