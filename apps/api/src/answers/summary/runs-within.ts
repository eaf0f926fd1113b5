import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { answerPanelVersions, answerRuns } from '../../db/schema/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { PanelVersionRow } from '../panel/panel-store.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS = 90;

/** The requested period, or the last 90 days. */
export function periodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: Date; to: Date } {
  const until = to === undefined ? now : new Date(to);
  const since = from === undefined ? new Date(until.getTime() - DAYS * DAY_MS) : new Date(from);
  if (since > until) throw new AppError('invalid_input', { text: 'from is later than to' });
  return { from: since, to: until };
}

/** The most runs that are counted: the last ones of a period. */
const MOST_RUNS = 400;

/** The runs that a site started in a period, in order. */
export async function runsWithin(db: Db, siteId: string, { from, to }: { from: Date; to: Date }) {
  const { id, panelVersion, createdAt, status, break: broke } = answerRuns;
  const rows = await db
    .select({ id, panelVersion, createdAt, status, break: broke })
    .from(answerRuns)
    .where(and(eq(answerRuns.siteId, siteId), gte(createdAt, from), lte(createdAt, to)))
    .orderBy(asc(createdAt), asc(id));
  return rows.slice(-MOST_RUNS);
}

/** The panel versions that runs used. */
export async function versionsOf(
  db: Db,
  siteId: string,
  runs: readonly { panelVersion: number }[],
): Promise<PanelVersionRow[]> {
  const versions = [...new Set(runs.map(({ panelVersion }) => panelVersion))];
  if (versions.length === 0) return [];
  return db
    .select()
    .from(answerPanelVersions)
    .where(and(eq(answerPanelVersions.siteId, siteId), inArray(answerPanelVersions.version, versions)));
}
