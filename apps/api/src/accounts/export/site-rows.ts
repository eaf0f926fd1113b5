import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eachLargeRow, eachRow } from '../../db/each-row.ts';
import { afterCursor } from '../../db/page-of.ts';
import { answerPanelVersions, answerRuns } from '../../db/schema/answers.ts';
import { fileRefreshes, hostedFiles, siteHostings } from '../../db/schema/hosting.ts';
import { agentVisits, assistantReferrals, countedLogs } from '../../db/schema/logs.ts';
import { siteRegressions } from '../../db/schema/monitoring.ts';
import { siteAudits, sites } from '../../db/schema/sites.ts';
import { LARGE_ROWS_READ, SMALL_ROWS_READ } from './rows-at-once.ts';

export const sitesOf = (db: Db, userId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(sites)
      .where(and(eq(sites.ownerId, userId), afterCursor(sites, cursor)))
      .orderBy(desc(sites.createdAt), sites.id)
      .limit(limit),
  );

/** Audits in short. Their results for single pages are thousands of rows; the screens and exports show them. */
export const auditsOf = (db: Db, siteId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, status, partial, origin, score, counts, error, createdAt, completedAt } = siteAudits;
    return db
      .select({ id, status, partial, origin, score, counts, error, createdAt, completedAt })
      .from(siteAudits)
      .where(and(eq(siteAudits.siteId, siteId), afterCursor(siteAudits, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });

/** Alerts of a site, also those that were not sent because it was muted, and when each recovered. */
export const regressionsOf = (db: Db, siteId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, foundAt, siteId: _site, ...told } = getTableColumns(siteRegressions);
    return db
      .select({ id, createdAt: foundAt, ...told })
      .from(siteRegressions)
      .where(and(eq(siteRegressions.siteId, siteId), afterCursor({ createdAt: foundAt, id }, cursor)))
      .orderBy(desc(foundAt), id)
      .limit(limit);
  });

/** Access logs that were counted. Nothing else of them is stored. */
export const countedLogsOf = (db: Db, siteId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { digest: id, siteId: _site, ...told } = getTableColumns(countedLogs);
    return db
      .select({ id, ...told })
      .from(countedLogs)
      .where(
        and(eq(countedLogs.siteId, siteId), afterCursor({ createdAt: countedLogs.createdAt, id }, cursor)),
      )
      .orderBy(desc(countedLogs.createdAt), id)
      .limit(limit);
  });

/** Visits of agents by day. Their paths are thousands of rows; the screens show them. */
export const visitsOf = (db: Db, siteId: string) => {
  const { day, token, verdict } = agentVisits;
  return db
    .select({ day, token, verdict, visits: sql<number>`sum(${agentVisits.visits})::float8` })
    .from(agentVisits)
    .where(eq(agentVisits.siteId, siteId))
    .groupBy(day, token, verdict)
    .orderBy(day, token, verdict);
};

export const referralsOf = (db: Db, siteId: string) => {
  const { day, assistant, visits } = assistantReferrals;
  return db
    .select({ day, assistant, visits })
    .from(assistantReferrals)
    .where(eq(assistantReferrals.siteId, siteId))
    .orderBy(day, assistant);
};

/** How a site's files are served; null if they are not. */
export const hostingOf = async (db: Db, siteId: string) => {
  const { siteId: _site, revision: _revision, ...told } = getTableColumns(siteHostings);
  const [hosting = null] = await db.select(told).from(siteHostings).where(eq(siteHostings.siteId, siteId));
  return hosting;
};

/** The published files of a site, some at a time. */
export async function* hostedFilesOf(db: Db, siteId: string) {
  const { file, kind, mediaType, body, bytes, version, ownUrl, contentId } = hostedFiles;
  const { publishedAt, checkedAt, same } = hostedFiles;
  const isOfSite = eq(hostedFiles.siteId, siteId);
  const names = await db.select({ file }).from(hostedFiles).where(isOfSite).orderBy(file);
  for (let at = 0; at < names.length; at += LARGE_ROWS_READ) {
    const some = names.slice(at, at + LARGE_ROWS_READ).map((row) => row.file);
    yield* await db
      .select({
        file,
        kind,
        mediaType,
        bytes,
        version,
        ownUrl,
        contentId,
        publishedAt,
        checkedAt,
        same,
        body,
      })
      .from(hostedFiles)
      .where(and(isOfSite, inArray(file, some)))
      .orderBy(file);
  }
}

/** The proposals of refreshes, decided or not. */
export const fileRefreshesOf = (db: Db, siteId: string) => {
  const { siteId: _site, refreshId: _job, written: _written, ...told } = getTableColumns(fileRefreshes);
  const isOfSite = eq(fileRefreshes.siteId, siteId);
  const listed = eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select({ id: fileRefreshes.id, createdAt: fileRefreshes.createdAt })
      .from(fileRefreshes)
      .where(and(isOfSite, afterCursor(fileRefreshes, cursor)))
      .orderBy(desc(fileRefreshes.createdAt), fileRefreshes.id)
      .limit(limit),
  );
  return eachLargeRow(listed, (id) =>
    db
      .select(told)
      .from(fileRefreshes)
      .where(and(isOfSite, eq(fileRefreshes.id, id))),
  );
};

/** Every version of the panel: what the engines are asked. */
export const panelsOf = async (db: Db, siteId: string) => {
  const { siteId: _site, ...told } = getTableColumns(answerPanelVersions);
  return db
    .select(told)
    .from(answerPanelVersions)
    .where(eq(answerPanelVersions.siteId, siteId))
    .orderBy(desc(answerPanelVersions.version));
};

/** Runs without their answers, which are read separately. */
export const answerRunsOf = (db: Db, siteId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, panelVersion, origin, status, done, total, error, createdAt, completedAt } = answerRuns;
    return db
      .select({ id, panelVersion, origin, status, done, total, error, createdAt, completedAt })
      .from(answerRuns)
      .where(and(eq(answerRuns.siteId, siteId), afterCursor(answerRuns, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });
