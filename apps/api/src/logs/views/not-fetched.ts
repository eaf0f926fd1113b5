import { logAgents } from '@visible-ai/engine';
import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentVisits } from '../../db/schema/logs.ts';
import { dayOf } from './count-visits.ts';

const DAY_MS = 86_400_000;
const QUIET_DAYS = 30;

const searchAgents = logAgents.filter(({ purpose }) => purpose === 'search').map(({ token }) => token);

const pathOfPage = (page: string) => percentDecoded(new URL(page).pathname);

/** Rows in memory at once: a site may have half a million, each with a path of half a kilobyte. */
const AT_ONCE = 5000;

/**
 * Paths that search agents fetched successfully, some thousands at a time, in the order of the table's key.
 */
async function* fetchedPaths(db: Db, siteId: string, { from, to }: { from: Date; to: Date }) {
  const { day, token, path, status, verdict } = agentVisits;
  const key = { day, token, path, status, verdict };
  const columns = Object.values(key);
  let last: { day: string; token: string; path: string; status: number; verdict: string } | undefined;
  do {
    const rows = await db
      .select(key)
      .from(agentVisits)
      .where(
        and(
          eq(agentVisits.siteId, siteId),
          gte(day, dayOf(from)),
          lte(day, dayOf(to)),
          inArray(token, searchAgents),
          inArray(verdict, ['verified', 'claimed']),
          lt(status, 400),
          last &&
            sql`(${day}, ${token}, ${path}, ${status}, ${verdict}) > (${last.day}::date, ${last.token}, ${last.path}, ${last.status}, ${last.verdict})`,
        ),
      )
      .orderBy(...columns)
      .limit(AT_ONCE);
    yield rows.map((row) => row.path);
    last = rows.length < AT_ONCE ? undefined : rows.at(-1);
  } while (last);
}

/** The pages that no search agent has fetched in the 30 days before a moment. Spoofed agents do not count. */
export async function pagesNotFetched(
  db: Db,
  { siteId, to }: { siteId: string; to: Date },
  pages: readonly string[],
): Promise<string[]> {
  if (pages.length === 0) return [];
  const waiting = new Set(pages.map(pathOfPage));
  const from = new Date(Math.max(0, to.getTime() - QUIET_DAYS * DAY_MS));
  for await (const paths of fetchedPaths(db, siteId, { from, to })) {
    for (const path of paths) waiting.delete(percentDecoded(path));
    if (waiting.size === 0) return [];
  }
  return pages.filter((page) => waiting.has(pathOfPage(page)));
}
