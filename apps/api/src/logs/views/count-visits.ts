import { logAgents } from '@visible-ai/engine';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentVisits, assistantReferrals, countedLogs } from '../../db/schema/logs.ts';

/** A site and the days that are asked for, both of them with. */
export interface Period {
  siteId: string;
  from: Date;
  to: Date;
}

const MOST_PATHS = 500;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const visitsWithin = ({ siteId, from, to }: Period) =>
  and(eq(agentVisits.siteId, siteId), gte(agentVisits.day, dayOf(from)), lte(agentVisits.day, dayOf(to)));

const total = sql<number>`sum(${agentVisits.visits})::float8`;
const totalOf = (verdict: string) =>
  sql<number>`coalesce(sum(${agentVisits.visits}) filter (where ${agentVisits.verdict} = ${verdict}), 0)::float8`;

const agentOf = new Map(logAgents.map((agent) => [agent.token, agent]));

/** Each agent, the one that came most first. */
export async function countAgents(db: Db, period: Period): Promise<BotVisits['agents']> {
  const rows = await db
    .select({
      token: agentVisits.token,
      visits: total,
      verified: totalOf('verified'),
      claimed: totalOf('claimed'),
      spoofed: totalOf('spoofed'),
      unverifiable: totalOf('unverifiable'),
      errors: sql<number>`coalesce(sum(${agentVisits.visits}) filter (where ${agentVisits.status} >= 400), 0)::float8`,
      lastAt: sql<number>`extract(epoch from max(${agentVisits.lastAt}))::float8 * 1000`,
    })
    .from(agentVisits)
    .where(visitsWithin(period))
    .groupBy(agentVisits.token)
    .orderBy(desc(total), agentVisits.token);
  return rows.flatMap(({ token, lastAt, ...counts }) => {
    const agent = agentOf.get(token);
    if (!agent) return [];
    const { operator, purpose } = agent;
    return [{ token, operator, purpose, ...counts, lastAt: new Date(Math.round(lastAt)).toISOString() }];
  });
}

/** Each path, the most visited first. */
export async function countPaths(db: Db, period: Period): Promise<BotVisits['paths']> {
  const most = db
    .select({ path: agentVisits.path, visits: total.as('all_visits') })
    .from(agentVisits)
    .where(visitsWithin(period))
    .groupBy(agentVisits.path)
    .orderBy(desc(total), agentVisits.path)
    .limit(MOST_PATHS)
    .as('most');
  const rows = await db
    .select({
      path: agentVisits.path,
      token: agentVisits.token,
      status: agentVisits.status,
      visits: total,
    })
    .from(agentVisits)
    .innerJoin(most, eq(most.path, agentVisits.path))
    .where(visitsWithin(period))
    .groupBy(agentVisits.path, agentVisits.token, agentVisits.status);
  const byPath = new Map<string, BotVisits['paths'][number]>();
  for (const { path, token, status, visits } of rows) {
    const known = byPath.get(path) ?? { path, visits: 0, agents: [], statuses: {} };
    known.visits += visits;
    if (!known.agents.includes(token)) known.agents.push(token);
    known.statuses[status] = (known.statuses[status] ?? 0) + visits;
    byPath.set(path, known);
  }
  const paths = [...byPath.values()];
  for (const path of paths) path.agents.sort();
  return paths.sort((one, other) => other.visits - one.visits || (one.path < other.path ? -1 : 1));
}

export const countDays = (db: Db, period: Period): Promise<BotVisits['days']> =>
  db
    .select({ day: agentVisits.day, token: agentVisits.token, visits: total })
    .from(agentVisits)
    .where(visitsWithin(period))
    .groupBy(agentVisits.day, agentVisits.token)
    .orderBy(agentVisits.day, agentVisits.token);

export async function countReferrals(db: Db, { siteId, from, to }: Period): Promise<BotVisits['referrals']> {
  const visits = sql<number>`sum(${assistantReferrals.visits})::float8`;
  return db
    .select({ assistant: assistantReferrals.assistant, visits })
    .from(assistantReferrals)
    .where(
      and(
        eq(assistantReferrals.siteId, siteId),
        gte(assistantReferrals.day, dayOf(from)),
        lte(assistantReferrals.day, dayOf(to)),
      ),
    )
    .groupBy(assistantReferrals.assistant)
    .orderBy(desc(visits), assistantReferrals.assistant);
}

/** Lines of the logs that tell of these days. One of which nothing could be read tells of the day on which it came. */
export async function countLines(db: Db, { siteId, from, to }: Period): Promise<BotVisits['lines']> {
  const begins = sql`coalesce(${countedLogs.fromAt}, ${countedLogs.createdAt})`;
  const ends = sql`coalesce(${countedLogs.toAt}, ${countedLogs.createdAt})`;
  const [row] = await db
    .select({
      read: sql<number>`coalesce(sum(${countedLogs.linesRead}), 0)::float8`,
      unread: sql<number>`coalesce(sum(${countedLogs.linesUnread}), 0)::float8`,
    })
    .from(countedLogs)
    .where(
      and(
        eq(countedLogs.siteId, siteId),
        sql`${begins} <= ${to.toISOString()}::timestamptz`,
        sql`${ends} >= ${from.toISOString()}::timestamptz`,
      ),
    );
  return row ?? { read: 0, unread: 0 };
}
