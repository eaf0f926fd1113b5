import { and, desc, eq, getTableColumns, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { afterCursor, pageOf } from '../db/page-of.ts';
import { siteAudits } from '../db/schema/sites.ts';

export type SiteAuditRow = typeof siteAudits.$inferSelect;

const PAGE = 50;

/** An audit without its long columns. */
const { summary: _long, robotsFile: _file, ...listed } = getTableColumns(siteAudits);
export type ListedAuditRow = Omit<SiteAuditRow, 'summary' | 'robotsFile'>;

export const isRunning = eq(siteAudits.status, 'running');
const ownedBy = (ownerId: string, id: string) => and(eq(siteAudits.ownerId, ownerId), eq(siteAudits.id, id));

export async function insertAudit(tx: Db, audit: typeof siteAudits.$inferInsert): Promise<ListedAuditRow> {
  const [row] = await tx.insert(siteAudits).values(audit).returning(listed);
  if (!row) throw new Error('The database stored no audit');
  return row;
}

/** The owner's audit; null if it does not exist or belongs to another account. */
export async function findAudit(db: Db, ownerId: string, id: string): Promise<SiteAuditRow | null> {
  const [row] = await db.select().from(siteAudits).where(ownedBy(ownerId, id));
  return row ?? null;
}

/** The same without the long columns. */
export async function findListedAudit(db: Db, ownerId: string, id: string): Promise<ListedAuditRow | null> {
  const [row] = await db.select(listed).from(siteAudits).where(ownedBy(ownerId, id));
  return row ?? null;
}

export async function findRunningAudit(db: Db, siteId: string): Promise<ListedAuditRow | null> {
  const [row] = await db
    .select(listed)
    .from(siteAudits)
    .where(and(eq(siteAudits.siteId, siteId), isRunning));
  return row ?? null;
}

/** The start times of a site's audits since a moment, newest first. */
export async function auditsSince(db: Db, siteId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: siteAudits.createdAt })
    .from(siteAudits)
    .where(and(eq(siteAudits.siteId, siteId), gte(siteAudits.createdAt, since)))
    .orderBy(desc(siteAudits.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

/** A page of a site's audits, newest first. */
export async function listAuditRows(db: Db, ownerId: string, siteId: string, cursor?: string) {
  const rows = await db
    .select(listed)
    .from(siteAudits)
    .where(
      and(eq(siteAudits.siteId, siteId), eq(siteAudits.ownerId, ownerId), afterCursor(siteAudits, cursor)),
    )
    .orderBy(desc(siteAudits.createdAt), siteAudits.id)
    .limit(PAGE + 1);
  return pageOf(rows, PAGE);
}

/** The last completed audit of the same site before this one that has a score. */
export async function findPrevious(
  db: Db,
  { siteId, id, createdAt }: Pick<SiteAuditRow, 'siteId' | 'id' | 'createdAt'>,
): Promise<{ id: string; score: number } | null> {
  const [row] = await db
    .select({ id: siteAudits.id, score: sql<number>`${siteAudits.score}` })
    .from(siteAudits)
    .where(
      and(
        eq(siteAudits.siteId, siteId),
        eq(siteAudits.status, 'completed'),
        sql`${siteAudits.score} is not null`,
        lt(siteAudits.createdAt, createdAt),
        ne(siteAudits.id, id),
      ),
    )
    .orderBy(desc(siteAudits.createdAt))
    .limit(1);
  return row ?? null;
}

/** An audit, whoever owns it: for its run. */
export async function readAudit(db: Db, id: string): Promise<SiteAuditRow | null> {
  const [row] = await db.select().from(siteAudits).where(eq(siteAudits.id, id));
  return row ?? null;
}
