import type { Alerts, Schedule } from '@visible-ai/shared/sites/schema';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { sites } from '../db/schema/sites.ts';

export type SiteRow = typeof sites.$inferSelect;

/** The number of completed audits in a site's trend. */
const TREND = 30;

interface LastAudit {
  id: string;
  score: number | null;
  status: 'running' | 'completed' | 'failed' | 'cancelled';
  /** Milliseconds since 1970. */
  at: number;
}

/** A site with its newest audit and the scores of its completed ones, newest first. */
export interface ListedSiteRow extends SiteRow {
  lastAudit: LastAudit | null;
  trend: { at: number; score: number; robotsTxt: string | null }[];
}

const milliseconds = sql`(extract(epoch from created_at) * 1000)::float8`;

const listed = {
  ...getTableColumns(sites),
  lastAudit: sql<LastAudit | null>`(
    select json_build_object('id', id, 'score', score, 'status', status, 'at', ${milliseconds})
    from site_audits where site_id = sites.id order by created_at desc, id limit 1)`,
  trend: sql<ListedSiteRow['trend']>`(
    select coalesce(
      json_agg(json_build_object('at', ${milliseconds}, 'score', score, 'robotsTxt', robots_txt)), '[]'::json)
    from (
      select created_at, score, summary->>'robotsTxt' as robots_txt from site_audits
      where site_id = sites.id and status = 'completed' and score is not null
      order by created_at desc limit ${TREND}
    ) scored)`,
};

const ownedBy = (ownerId: string, id: string) => and(eq(sites.ownerId, ownerId), eq(sites.id, id));

/** Independent of the locale, so that both databases sort alike. */
const byName = sql`lower(${sites.name}) collate "C"`;

/**
 * Ignores case; every character of the word stands for itself. Addresses encode non-ASCII characters, so the
 * encoded form of the word is searched too.
 */
const hasWord = (word: string) =>
  sql`(strpos(lower(${sites.name} || ' ' || ${sites.url}), lower(${word}::text)) > 0
    or strpos(lower(${sites.url}), lower(${encodeURI(word)}::text)) > 0)`;

interface WantedSites {
  /** Every one is in the site's name or address. */
  words: readonly string[];
  limit: number;
  /** The last site of the page before. */
  after: { name: string; id: string } | null;
}

/** Sites by name, `limit` of them after a name and an id. */
export const listSiteRows = (
  db: Db,
  ownerId: string,
  { words, limit, after }: WantedSites,
): Promise<ListedSiteRow[]> =>
  db
    .select(listed)
    .from(sites)
    .where(
      and(
        eq(sites.ownerId, ownerId),
        after
          ? sql`(${byName}, ${sites.id}) > (lower(${after.name}::text) collate "C", ${after.id}::uuid)`
          : undefined,
        ...words.map(hasWord),
      ),
    )
    .orderBy(byName, asc(sites.id))
    .limit(limit);

/** The owner's site; null if it does not exist or belongs to another account. */
export async function findSite(db: Db, ownerId: string, id: string): Promise<ListedSiteRow | null> {
  const [row] = await db.select(listed).from(sites).where(ownedBy(ownerId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSite(tx: Db, ownerId: string, id: string): Promise<SiteRow | null> {
  const [row] = await tx.select().from(sites).where(ownedBy(ownerId, id)).for('no key update');
  return row ?? null;
}

export async function findSiteByUrl(db: Db, ownerId: string, url: string): Promise<SiteRow | null> {
  const [row] = await db
    .select()
    .from(sites)
    .where(and(eq(sites.ownerId, ownerId), eq(sites.url, url)));
  return row ?? null;
}

export const countSites = (db: Db, ownerId: string): Promise<number> =>
  db.$count(sites, eq(sites.ownerId, ownerId));

export async function insertSite(tx: Db, site: typeof sites.$inferInsert): Promise<SiteRow> {
  const [row] = await tx.insert(sites).values(site).returning();
  if (!row) throw new Error('The database stored no site');
  return row;
}

export async function updateSite(
  tx: Db,
  id: string,
  change: { name?: string; schedule?: Schedule; alerts?: Alerts; nextAuditAt?: Date | null },
): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(sites).set(change).where(eq(sites.id, id));
}

/** This also deletes its audits. */
export async function removeSite(tx: Db, id: string): Promise<void> {
  await tx.delete(sites).where(eq(sites.id, id));
}
