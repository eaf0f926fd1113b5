import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import type { SiteRow } from './site-store.ts';

export const DAY_MS = 24 * 3_600_000;

type Address = Pick<SiteRow, 'ownerId' | 'url'>;

/** A hash instead of the address, as for other limits: nothing else of a deleted site is kept. */
const keyOf = ({ ownerId, url }: Address) =>
  `site-audits:${ownerId}:${createHash('sha256').update(url).digest('base64url')}`;

/**
 * Stores the recent audits of a site that is being deleted, so that adding it again gives no further ones.
 *
 * @param begun when those of the last 24 hours began, newest first.
 */
export async function noteForgotten(tx: Db, site: Address, begun: readonly Date[], now: Date): Promise<void> {
  const [newest] = begun;
  if (!newest) return;
  const row = { key: keyOf(site), points: begun.length, expire: newest.getTime() + DAY_MS };
  const before = sql`case when ${rateLimits.expire} > ${now.getTime()}::bigint then ${rateLimits.points} else 0 end`;
  await tx
    .insert(rateLimits)
    .values(row)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`${before} + ${row.points}::integer`, expire: row.expire },
    });
}

/** The audits of such a site within 24 hours, and when they stop counting; null if there are none. */
export async function forgottenAudits(
  db: Db,
  site: Address,
  now: Date,
): Promise<{ count: number; until: number } | null> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, keyOf(site)), gt(rateLimits.expire, now.getTime())));
  return row && row.expire !== null ? { count: row.points, until: row.expire } : null;
}
