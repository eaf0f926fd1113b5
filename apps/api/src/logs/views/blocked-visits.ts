import type { Engine } from '@visible-ai/engine';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { and, desc, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentVisits } from '../../db/schema/logs.ts';
import { type Period, visitsWithin } from './count-visits.ts';

/** The most visited paths by agent: these are checked against robots.txt. */
const MOST_JUDGED = 5000;
const MOST_SHOWN = 500;

/** Visits that a robots.txt forbids, most first. Visitors that only claim an agent's name are left out. */
export async function blockedVisits(
  { db, judgeVisits }: { db: Db; judgeVisits: Engine['judgeVisits'] },
  period: Period,
  { url, robotsFile }: { url: string; robotsFile: string | null },
): Promise<BotVisits['blockedButCame']> {
  if (robotsFile === null) return [];
  const total = sql<number>`sum(${agentVisits.visits})::float8`;
  const visits = await db
    .select({ token: agentVisits.token, path: agentVisits.path, visits: total })
    .from(agentVisits)
    .where(and(visitsWithin(period), ne(agentVisits.verdict, 'spoofed')))
    .groupBy(agentVisits.token, agentVisits.path)
    .orderBy(desc(total), agentVisits.token, agentVisits.path)
    .limit(MOST_JUDGED);
  const rules = await judgeVisits({ text: robotsFile, origin: new URL(url).origin, visits });
  return visits
    .flatMap((visit, at) => {
      const rule = rules[at] ?? null;
      return rule === null ? [] : [{ ...visit, rule }];
    })
    .slice(0, MOST_SHOWN);
}
