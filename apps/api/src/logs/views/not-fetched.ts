import { logAgents } from '@visible-ai/engine';
import { and, eq, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agentVisits } from '../../db/schema/logs.ts';
import { dayOf } from './count-visits.ts';

const DAY_MS = 86_400_000;
const QUIET_DAYS = 30;

const searchAgents = logAgents.filter(({ purpose }) => purpose === 'search').map(({ token }) => token);

/** A path however its signs are written. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Of these pages those that no search agent has fetched in the 30 days before a moment; one that only claimed its name has not. */
export async function pagesNotFetched(
  db: Db,
  { siteId, to }: { siteId: string; to: Date },
  pages: readonly string[],
): Promise<string[]> {
  if (pages.length === 0) return [];
  const rows = await db
    .selectDistinct({ path: agentVisits.path })
    .from(agentVisits)
    .where(
      and(
        eq(agentVisits.siteId, siteId),
        gte(agentVisits.day, dayOf(new Date(to.getTime() - QUIET_DAYS * DAY_MS))),
        lte(agentVisits.day, dayOf(to)),
        inArray(agentVisits.token, searchAgents),
        inArray(agentVisits.verdict, ['verified', 'claimed']),
        lt(agentVisits.status, 400),
      ),
    );
  const fetched = new Set(rows.map(({ path }) => plainPath(path)));
  return pages.filter((page) => !fetched.has(plainPath(new URL(page).pathname)));
}
