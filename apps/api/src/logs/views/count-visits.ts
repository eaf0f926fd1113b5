import { logAgents } from '@visible-ai/engine';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentVisits, assistantReferrals, countedLogs } from '../../db/schema/logs.ts';

/** A site and the requested days, both included. */
export interface Period {
  siteId: string;
  from: Date;
  to: Date;
}

const MOST_PATHS = 500;
/** The most frequent statuses of each path: servers have about ten, a malicious log nine hundred. */
const MOST_STATUSES = 50;
/** More than a year of all agents. */
const MOST_DAYS = 50_000;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const visitsWithin = ({ siteId, from, to }: Period) =>
  and(eq(agentVisits.siteId, siteId), gte(agentVisits.day, dayOf(from)), lte(agentVisits.day, dayOf(to)));

const total = sql<number>`sum(${agentVisits.visits})::float8`;
const totalOf = (verdict: string) =>
  sql<number>`coalesce(sum(${agentVisits.visits}) filter (where ${agentVisits.verdict} = ${verdict}), 0)::float8`;

const agentOf = new Map(logAgents.map((agent) => [agent.token, agent]));

/** The agents, the one with the most visits first. */
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

/** The paths, the most visited first. */
export async function countPaths(db: Db, period: Period): Promise<BotVisits['paths']> {
  const { path, token, status } = agentVisits;
  const most = await db
    .select({ path, visits: total, agents: sql<string[]>`json_agg(distinct ${token})` })
    .from(agentVisits)
    .where(visitsWithin(period))
    .groupBy(path)
    .orderBy(desc(total), path)
    .limit(MOST_PATHS);
  if (most.length === 0) return [];
  const rank = sql<number>`row_number() over (partition by ${path} order by ${total} desc, ${status})`;
  const cells = db
    .select({ path, status, visits: total.as('cell_visits'), rank: rank.as('rank') })
    .from(agentVisits)
    .where(
      and(
        visitsWithin(period),
        inArray(
          path,
          most.map((one) => one.path),
        ),
      ),
    )
    .groupBy(path, status)
    .as('cells');
  const statuses = new Map<string, Record<string, number>>();
  for (const cell of await db.select().from(cells).where(lte(cells.rank, MOST_STATUSES)))
    statuses.set(cell.path, { ...statuses.get(cell.path), [cell.status]: cell.visits });
  const paths = most.map((one) => ({
    ...one,
    agents: one.agents.sort(),
    statuses: statuses.get(one.path) ?? {},
  }));
  return paths.sort((one, other) => other.visits - one.visits || (one.path < other.path ? -1 : 1));
}

/** The newest days, in order. */
export async function countDays(db: Db, period: Period): Promise<BotVisits['days']> {
  const { day, token } = agentVisits;
  const newest = await db
    .select({ day, token, visits: total })
    .from(agentVisits)
    .where(visitsWithin(period))
    .groupBy(day, token)
    .orderBy(desc(day), desc(token))
    .limit(MOST_DAYS);
  return newest.reverse();
}

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

/**
 * Counts the lines of the logs of these days. A log without a readable line belongs to the day of its upload.
 */
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
