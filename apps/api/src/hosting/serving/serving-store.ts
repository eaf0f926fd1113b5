import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { hostedFiles, siteHostings } from '../../db/schema/hosting.ts';

/** Longer than any transaction that may still commit a base. */
const OVERLAP = sql`interval '2 minutes'`;

/** The bases that were made since a time of the database's clock; without a time all of them. */
export const basesSince = (db: Db, since: Date | null) => {
  const { baseId, createdAt } = siteHostings;
  return db
    .select({ baseId, createdAt })
    .from(siteHostings)
    .where(since ? gt(createdAt, sql`${since.toISOString()}::timestamptz - ${OVERLAP}`) : undefined);
};

export async function findBase(db: Db, baseId: string): Promise<{ siteId: string; revision: number } | null> {
  const { siteId, revision } = siteHostings;
  const [row] = await db
    .select({ siteId, revision })
    .from(siteHostings)
    .where(eq(siteHostings.baseId, baseId));
  return row ?? null;
}

/** The files of a site without their bytes. */
export const filesOfSite = (db: Db, siteId: string) => {
  const { file, mediaType, bytes, hash, publishedAt } = hostedFiles;
  return db
    .select({ file, mediaType, bytes, hash, publishedAt })
    .from(hostedFiles)
    .where(eq(hostedFiles.siteId, siteId));
};

/** Null if another version has replaced it. */
export async function readBody(
  db: Db,
  { siteId, file, hash }: { siteId: string; file: string; hash: string },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ body: hostedFiles.body })
    .from(hostedFiles)
    .where(and(eq(hostedFiles.siteId, siteId), eq(hostedFiles.file, file), eq(hostedFiles.hash, hash)));
  return row ? Buffer.from(row.body) : null;
}
