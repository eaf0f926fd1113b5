import { and, desc, eq, getTableColumns, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contents } from '../../db/schema/content.ts';
import { fileRefreshes, hostedFiles, siteRefreshes } from '../../db/schema/hosting.ts';

export type SiteRefreshRow = typeof siteRefreshes.$inferSelect;
export type FileRefreshRow = typeof fileRefreshes.$inferSelect;
/** A proposal without its texts. */
export type ListedRefreshRow = Omit<FileRefreshRow, 'before' | 'after' | 'written' | 'agents'>;

/** How many proposals of a site are shown and kept. */
const SHOWN = 20;
const {
  before: _before,
  after: _after,
  written: _written,
  agents: _agents,
  ...listed
} = getTableColumns(fileRefreshes);

const newestFirst = [desc(fileRefreshes.createdAt), fileRefreshes.id];

/** The last refreshes of a site's files, newest first. */
export const listRefreshes = (db: Db, siteId: string): Promise<ListedRefreshRow[]> =>
  db
    .select(listed)
    .from(fileRefreshes)
    .where(eq(fileRefreshes.siteId, siteId))
    .orderBy(...newestFirst)
    .limit(SHOWN);

/** The proposals of a refresh, in the order of their names. */
export const refreshesOf = (db: Db, refreshId: string): Promise<FileRefreshRow[]> =>
  db
    .select()
    .from(fileRefreshes)
    .where(eq(fileRefreshes.refreshId, refreshId))
    .orderBy(fileRefreshes.kind, fileRefreshes.id);

export async function findFileRefresh(db: Db, siteId: string, id: string): Promise<FileRefreshRow | null> {
  const [row] = await db
    .select()
    .from(fileRefreshes)
    .where(and(eq(fileRefreshes.siteId, siteId), eq(fileRefreshes.id, id)));
  return row ?? null;
}

export async function updateFileRefresh(
  tx: Db,
  id: string,
  change: Partial<typeof fileRefreshes.$inferInsert>,
): Promise<FileRefreshRow> {
  const [row] = await tx.update(fileRefreshes).set(change).where(eq(fileRefreshes.id, id)).returning();
  if (!row) throw new Error('The refresh of a file is gone');
  return row;
}

/** A newer proposal replaces the waiting one of a content. */
export async function replaceWaiting(tx: Db, contentId: string, but: string, now: Date): Promise<void> {
  await tx
    .update(fileRefreshes)
    .set({ status: 'replaced', decidedAt: now })
    .where(
      and(
        eq(fileRefreshes.contentId, contentId),
        eq(fileRefreshes.status, 'waiting'),
        ne(fileRefreshes.id, but),
      ),
    );
}

/** Declines waiting proposals for contents that are not served any more. */
export async function declineUnserved(tx: Db, siteId: string, now: Date): Promise<void> {
  const served = tx
    .select({ id: sql`${hostedFiles.contentId}` })
    .from(hostedFiles)
    .where(and(eq(hostedFiles.siteId, siteId), sql`${hostedFiles.contentId} is not null`));
  await tx
    .update(fileRefreshes)
    .set({ status: 'declined', decidedAt: now })
    .where(
      and(
        eq(fileRefreshes.siteId, siteId),
        eq(fileRefreshes.status, 'waiting'),
        notInArray(fileRefreshes.contentId, served),
      ),
    );
}

/** The existing contents that a site's files were published from, each once. */
export const servedContents = (db: Db, siteId: string) =>
  db
    .selectDistinct({ contentId: contents.id, kind: contents.contentType })
    .from(hostedFiles)
    .innerJoin(contents, eq(contents.id, hostedFiles.contentId))
    .where(and(eq(hostedFiles.siteId, siteId), sql`${contents.deletedAt} is null`));

/** Whether the served text of a content is its stored text. */
export async function isServedAsKept(tx: Db, siteId: string, contentId: string): Promise<boolean | null> {
  const rows = await tx
    .select({ same: sql<boolean>`${hostedFiles.sourceHash} = md5(${contents.contentText})` })
    .from(hostedFiles)
    .innerJoin(contents, eq(contents.id, hostedFiles.contentId))
    .where(and(eq(hostedFiles.siteId, siteId), eq(hostedFiles.contentId, contentId)))
    .limit(1);
  return rows[0]?.same ?? null;
}

/** Stores a new refresh; null if the site already has a running one. */
export async function insertRefresh(
  tx: Db,
  row: typeof siteRefreshes.$inferInsert,
): Promise<SiteRefreshRow | null> {
  const [kept] = await tx.insert(siteRefreshes).values(row).onConflictDoNothing().returning();
  return kept ?? null;
}

export async function readRefresh(db: Db, id: string): Promise<SiteRefreshRow | null> {
  const [row] = await db.select().from(siteRefreshes).where(eq(siteRefreshes.id, id));
  return row ?? null;
}

/** Whether the site's previous refresh failed completely. */
export async function failedBefore(tx: Db, { id, siteId }: SiteRefreshRow): Promise<boolean> {
  const [row] = await tx
    .select({ status: siteRefreshes.status })
    .from(siteRefreshes)
    .where(and(eq(siteRefreshes.siteId, siteId), ne(siteRefreshes.id, id)))
    .orderBy(desc(siteRefreshes.createdAt))
    .limit(1);
  return row?.status === 'failed';
}

/** Deletes all but the last refreshes of a site; proposals that wait for the owner stay. */
export async function forgetOldRefreshes(tx: Db, siteId: string): Promise<void> {
  const newest = tx
    .select({ id: siteRefreshes.id })
    .from(siteRefreshes)
    .where(eq(siteRefreshes.siteId, siteId))
    .orderBy(desc(siteRefreshes.createdAt))
    .limit(SHOWN);
  const waiting = tx
    .select({ id: fileRefreshes.refreshId })
    .from(fileRefreshes)
    .where(and(eq(fileRefreshes.siteId, siteId), inArray(fileRefreshes.status, ['waiting'])));
  await tx
    .delete(siteRefreshes)
    .where(
      and(
        eq(siteRefreshes.siteId, siteId),
        notInArray(siteRefreshes.id, newest),
        notInArray(siteRefreshes.id, waiting),
      ),
    );
}
