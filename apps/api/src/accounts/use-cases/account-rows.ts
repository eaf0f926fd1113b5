import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eachLargeRow, eachRow } from '../../db/each-row.ts';
import { afterCursor } from '../../db/page-of.ts';
import { auditLog, sessions, trialRequests } from '../../db/schema/accounts.ts';
import { analyses } from '../../db/schema/analyses.ts';
import { answerPanelVersions, answerRuns } from '../../db/schema/answers.ts';
import { brandings } from '../../db/schema/branding.ts';
import { contentRevisions, contents, generationJobs } from '../../db/schema/content.ts';
import { fileRefreshes, hostedFiles, siteHostings } from '../../db/schema/hosting.ts';
import { apiKeys } from '../../db/schema/keys.ts';
import { agentVisits, assistantReferrals, countedLogs } from '../../db/schema/logs.ts';
import { siteRegressions } from '../../db/schema/monitoring.ts';
import { siteAudits, sites } from '../../db/schema/sites.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks.ts';

/**
 * Rows per read. Sessions and short audits are small. Reports are read a megabyte or two at a time. A single
 * text can be that long and is read alone.
 */
const SMALL_ROWS_READ = 100;
const LARGE_ROWS_READ = 5;

export const sessionsOf = (db: Db, userId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), afterCursor(sessions, cursor)))
      .orderBy(desc(sessions.createdAt), sessions.id)
      .limit(limit),
  );

/** Everything except the hash. An account has only a few keys. */
export const keysOf = async (db: Db, userId: string) => {
  const { hash: _hash, userId: _own, ...told } = getTableColumns(apiKeys);
  return db.select(told).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
};

export const brandingOf = async (db: Db, userId: string) => {
  const { userId: _own, ...told } = getTableColumns(brandings);
  const [branding = null] = await db.select(told).from(brandings).where(eq(brandings.userId, userId));
  return branding;
};

export const trialRequestOf = async (db: Db, userId: string) => {
  const { userId: _own, ...told } = getTableColumns(trialRequests);
  const [asked = null] = await db.select(told).from(trialRequests).where(eq(trialRequests.userId, userId));
  return asked;
};

/** Changes to the account, and whether its owner made them. */
export const changesOf = (db: Db, userId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, at, action, detail, actorId } = auditLog;
    return db
      .select({ id, createdAt: at, action, detail, actorId })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, userId), afterCursor({ createdAt: at, id }, cursor)))
      .orderBy(desc(at), id)
      .limit(limit);
  });

export const analysesOf = (db: Db, userId: string) =>
  eachRow(LARGE_ROWS_READ, (cursor, limit) =>
    db
      .select()
      .from(analyses)
      .where(and(eq(analyses.ownerId, userId), afterCursor(analyses, cursor)))
      .orderBy(desc(analyses.createdAt), analyses.id)
      .limit(limit),
  );

export const contentsOf = (db: Db, userId: string) => {
  const isOwn = eq(contents.ownerId, userId);
  const listed = eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select({ id: contents.id, createdAt: contents.createdAt })
      .from(contents)
      .where(and(isOwn, afterCursor(contents, cursor)))
      .orderBy(desc(contents.createdAt), contents.id)
      .limit(limit),
  );
  return eachLargeRow(listed, (id) =>
    db
      .select()
      .from(contents)
      .where(and(isOwn, eq(contents.id, id))),
  );
};

export const revisionsOf = (db: Db, contentId: string) => {
  const isOfContent = eq(contentRevisions.contentId, contentId);
  const listed = eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select({ id: contentRevisions.id, createdAt: contentRevisions.createdAt })
      .from(contentRevisions)
      .where(and(isOfContent, afterCursor(contentRevisions, cursor)))
      .orderBy(desc(contentRevisions.createdAt), contentRevisions.id)
      .limit(limit),
  );
  return eachLargeRow(listed, (id) =>
    db
      .select()
      .from(contentRevisions)
      .where(and(isOfContent, eq(contentRevisions.id, id))),
  );
};

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

/** Requested files, including those that failed. */
export const jobsOf = (db: Db, userId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, websiteUrl, contentType, request, status, error, creditSpent } = generationJobs;
    const { contentId, createdAt, completedAt } = generationJobs;
    return db
      .select({
        id,
        websiteUrl,
        contentType,
        request,
        status,
        error,
        creditSpent,
        contentId,
        createdAt,
        completedAt,
      })
      .from(generationJobs)
      .where(and(eq(generationJobs.ownerId, userId), afterCursor(generationJobs, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });

/** Everything except the secrets. An account has only a few webhooks. */
export const webhooksOf = (db: Db, userId: string) => {
  const { secret: _secret, secretBefore: _before, userId: _own, ...told } = getTableColumns(webhooks);
  return eachRow(SMALL_ROWS_READ, (cursor, limit) =>
    db
      .select(told)
      .from(webhooks)
      .where(and(eq(webhooks.userId, userId), afterCursor(webhooks, cursor)))
      .orderBy(desc(webhooks.createdAt), webhooks.id)
      .limit(limit),
  );
};

export const deliveriesOf = (db: Db, webhookId: string) =>
  eachRow(SMALL_ROWS_READ, (cursor, limit) => {
    const { id, event, body, status, attempts, nextAttemptAt, createdAt } = webhookDeliveries;
    return db
      .select({ id, event, body, status, attempts, nextAttemptAt, createdAt })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), afterCursor(webhookDeliveries, cursor)))
      .orderBy(desc(createdAt), id)
      .limit(limit);
  });
