import { contentKinds } from '@visible-ai/shared/content/kinds/all-kinds';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contents } from '../db/schema/content.ts';
import { hostedFiles, siteHostings, siteRefreshes } from '../db/schema/hosting.ts';

export type HostingRow = typeof siteHostings.$inferSelect;
export type HostedFileRow = typeof hostedFiles.$inferSelect;
/** A file without its text. */
export type ListedFileRow = Omit<HostedFileRow, 'body'>;

const { body: _long, ...listed } = getTableColumns(hostedFiles);

/** The hosting of a site; null if it was never switched on. */
export async function findHosting(db: Db, siteId: string): Promise<HostingRow | null> {
  const [row] = await db.select().from(siteHostings).where(eq(siteHostings.siteId, siteId));
  return row ?? null;
}

export async function insertHosting(tx: Db, row: typeof siteHostings.$inferInsert): Promise<void> {
  await tx.insert(siteHostings).values(row);
}

export async function updateHosting(
  tx: Db,
  siteId: string,
  change: Partial<Pick<HostingRow, 'schedule' | 'additions' | 'nextRefreshAt'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(siteHostings).set(change).where(eq(siteHostings.siteId, siteId));
}

/** Deletes served and waiting files; a running refresh notices at its next heartbeat that its job is gone. */
export async function removeHosting(tx: Db, siteId: string): Promise<void> {
  await tx.delete(siteRefreshes).where(eq(siteRefreshes.siteId, siteId));
  await tx.delete(hostedFiles).where(eq(hostedFiles.siteId, siteId));
  await tx.delete(siteHostings).where(eq(siteHostings.siteId, siteId));
}

/** Makes every instance reload the site's served files. */
export async function markChanged(tx: Db, siteId: string): Promise<void> {
  await tx
    .update(siteHostings)
    .set({ revision: sql`${siteHostings.revision} + 1` })
    .where(eq(siteHostings.siteId, siteId));
}

const besidePages = contentKinds.filter(({ usedIn }) => usedIn === 'beside-pages').map(({ id }) => id);

/** The files of a site without their texts, those at its root before those of its pages. */
export const listFiles = (db: Db, siteId: string): Promise<ListedFileRow[]> =>
  db
    .select(listed)
    .from(hostedFiles)
    .where(eq(hostedFiles.siteId, siteId))
    .orderBy(inArray(hostedFiles.kind, besidePages), sql`${hostedFiles.file} collate "C"`);

/** The same with their texts, for comparisons; the ones that were compared longest ago first. */
export const readFiles = (db: Db, siteId: string, limit: number): Promise<HostedFileRow[]> =>
  db
    .select()
    .from(hostedFiles)
    .where(eq(hostedFiles.siteId, siteId))
    .orderBy(sql`${hostedFiles.checkedAt} asc nulls first`, asc(hostedFiles.file))
    .limit(limit);

/** The MD5 of the current text of each content that is not deleted. */
export async function hashesOf(db: Db, contentIds: readonly string[]): Promise<Map<string, string>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: contents.id, hash: sql<string>`md5(${contents.contentText})` })
    .from(contents)
    .where(and(inArray(contents.id, [...contentIds]), sql`${contents.deletedAt} is null`));
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}
