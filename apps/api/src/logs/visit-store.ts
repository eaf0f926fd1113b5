import { type LogCounts, OTHER_PATHS, type VisitCount } from '@visible-ai/engine';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { agentVisits, assistantReferrals, countedLogs } from '../db/schema/logs.ts';
import { AppError } from '../http/app-error.ts';

/**
 * The most counts of a site: some hundred megabytes. Above them only days and agents are counted, not paths;
 * above `MOST_ROWS_IN_ALL` nothing is added. No site has a tenth of that, unless its log is malicious.
 */
const MOST_ROWS = 500_000;
const MOST_ROWS_IN_ALL = 600_000;
const MOST_REFERRALS = 100_000;
/** The highest value of a count: it does not increase further. */
const MOST_VISITS = 2_147_483_647;
const ROWS_AT_ONCE = 5000;
const DAY_MS = 86_400_000;
/** Days for which visits are kept: a year, and a month to compare it with. */
export const KEPT_DAYS = 396;

/** Removes paths and merges rows: both databases reject the same row twice in one statement. */
function withoutPaths(visits: readonly VisitCount[]): VisitCount[] {
  const joined = new Map<string, VisitCount>();
  for (const visit of visits) {
    const key = [visit.token, visit.status, visit.day, visit.verdict].join(' ');
    const known = joined.get(key);
    if (!known) joined.set(key, { ...visit, path: OTHER_PATHS });
    else {
      known.visits += visit.visits;
      known.firstAt = Math.min(known.firstAt, visit.firstAt);
      known.lastAt = Math.max(known.lastAt, visit.lastAt);
    }
  }
  return [...joined.values()];
}

/** Whether a site has more than so many counts. */
async function hasMore(
  tx: Db,
  table: typeof agentVisits | typeof assistantReferrals,
  siteId: string,
  most: number,
): Promise<boolean> {
  const [found] = await tx
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.siteId, siteId))
    .offset(most)
    .limit(1);
  return found !== undefined;
}

/** The part of a log's counts that a site has room for. @throws AppError unprocessable if there is none. */
async function withRoom(
  tx: Db,
  siteId: string,
  visits: readonly VisitCount[],
): Promise<readonly VisitCount[]> {
  const isFull =
    (await hasMore(tx, agentVisits, siteId, MOST_ROWS_IN_ALL)) ||
    (await hasMore(tx, assistantReferrals, siteId, MOST_REFERRALS));
  if (isFull)
    throw new AppError('unprocessable', {
      text: 'The logs of this site have more different days, status codes and agents than we keep. Nothing in this log was counted.',
    });
  return (await hasMore(tx, agentVisits, siteId, MOST_ROWS)) ? withoutPaths(visits) : visits;
}

async function addVisits(tx: Db, siteId: string, visits: readonly VisitCount[]): Promise<void> {
  for (let at = 0; at < visits.length; at += ROWS_AT_ONCE) {
    const batch = visits.slice(at, at + ROWS_AT_ONCE).map(({ firstAt, lastAt, ...visit }) => ({
      ...visit,
      first_at: new Date(firstAt),
      last_at: new Date(lastAt),
    }));
    await tx.execute(sql`
      insert into agent_visits (site_id, day, token, path, status, verdict, visits, first_at, last_at)
      select ${siteId}::uuid, day, token, path, status, verdict, visits, first_at, last_at
      from json_to_recordset(${JSON.stringify(batch)}::json) as counted(
        day date, token text, path text, status smallint, verdict text, visits integer,
        first_at timestamptz, last_at timestamptz)
      on conflict (site_id, day, token, path, status, verdict) do update set
        visits = least(agent_visits.visits::bigint + excluded.visits, ${MOST_VISITS}),
        first_at = least(agent_visits.first_at, excluded.first_at),
        last_at = greatest(agent_visits.last_at, excluded.last_at)`);
  }
}

async function addReferrals(tx: Db, siteId: string, referrals: LogCounts['referrals']): Promise<void> {
  for (let at = 0; at < referrals.length; at += ROWS_AT_ONCE)
    await tx.execute(sql`
      insert into assistant_referrals (site_id, day, assistant, visits)
      select ${siteId}::uuid, day, assistant, visits
      from json_to_recordset(${JSON.stringify(referrals.slice(at, at + ROWS_AT_ONCE))}::json) as counted(
        day date, assistant text, visits integer)
      on conflict (site_id, day, assistant) do update set
        visits = least(assistant_referrals.visits::bigint + excluded.visits, ${MOST_VISITS})`);
}

const momentOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

/**
 * Adds a log's counts to a site's, in the caller's transaction, which has locked the site.
 *
 * @returns false if this log was already counted: then nothing is added.
 * @throws AppError unprocessable if the site has the maximum of counts.
 */
export async function addLog(
  tx: Db,
  siteId: string,
  { lines, bytes, digest, from, to, visits, referrals }: LogCounts,
  now: Date,
): Promise<boolean> {
  const [noted] = await tx
    .insert(countedLogs)
    .values({
      siteId,
      digest,
      bytes,
      linesRead: lines.read,
      linesUnread: lines.unread,
      fromAt: momentOf(from),
      toAt: momentOf(to),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ digest: countedLogs.digest });
  if (!noted) return false;
  await addVisits(tx, siteId, await withRoom(tx, siteId, visits));
  await addReferrals(tx, siteId, referrals);
  return true;
}

/** Deletes old visits, and the logs that they came from. */
export async function forgetOldVisits(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const day = before.toISOString().slice(0, 10);
  await db.delete(agentVisits).where(lt(agentVisits.day, day));
  await db.delete(assistantReferrals).where(lt(assistantReferrals.day, day));
  await db.delete(countedLogs).where(and(lt(countedLogs.createdAt, before)));
}
