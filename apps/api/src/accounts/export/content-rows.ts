import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { eachLargeRow, eachRow } from '../../db/each-row.ts';
import { afterCursor } from '../../db/page-of.ts';
import { contentRevisions, contents, generationJobs } from '../../db/schema/content.ts';
import { SMALL_ROWS_READ } from './rows-at-once.ts';

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
