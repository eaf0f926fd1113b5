import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { siteAudits, siteIssuePlaces, sitePages } from '../../db/schema/sites.ts';

/**
 * The newest audits of a site keep all places of their issues; docs/scaling.md has the size of older ones.
 */
const WHOLE = 3;
/** The number of an issue's examples, which come first among its places. */
const PLACES_LEFT = 3;

async function thin(db: Db, auditId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(siteIssuePlaces)
      .where(and(eq(siteIssuePlaces.auditId, auditId), ne(siteIssuePlaces.part, 0)));
    const first = sql`(
      select json_agg(place order by at)
      from json_array_elements(${siteIssuePlaces.places}) with ordinality as kept(place, at)
      where at <= ${PLACES_LEFT})`;
    await tx
      .update(siteIssuePlaces)
      .set({ places: first })
      .where(
        and(
          eq(siteIssuePlaces.auditId, auditId),
          sql`json_array_length(${siteIssuePlaces.places}) > ${PLACES_LEFT}`,
        ),
      );
    await tx.update(sitePages).set({ places: null, na: null }).where(eq(sitePages.auditId, auditId));
    await tx.update(siteAudits).set({ thinnedAt: now, robotsFile: null }).where(eq(siteAudits.id, auditId));
  });
}

/**
 * Deletes the places of issues in a site's older audits, except their examples. Scores, issues, templates and
 * a short row for each page stay, so these audits can still be shown and compared.
 */
export async function thinAudits(db: Db, siteId: string, now: Date): Promise<void> {
  const newest = db
    .select({ id: siteAudits.id })
    .from(siteAudits)
    .where(and(eq(siteAudits.siteId, siteId), isNotNull(siteAudits.summary)))
    .orderBy(desc(siteAudits.createdAt), siteAudits.id)
    .offset(WHOLE);
  const old = await db
    .select({ id: siteAudits.id })
    .from(siteAudits)
    .where(and(inArray(siteAudits.id, newest), isNull(siteAudits.thinnedAt)));
  for (const { id } of old) await thin(db, id, now);
}
