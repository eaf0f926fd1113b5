import { lt, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { knownClients, mailTokens, refreshTokens, sessions } from '../db/schema/accounts.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes what is no longer usable: sessions and refresh tokens a day after they end; links a week after,
 * because a new one may be requested for them; networks that were not used for three months.
 */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const yesterday = daysAgo(1);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, yesterday), lt(sessions.endedAt, yesterday)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, yesterday));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, daysAgo(7)));
  await db.delete(knownClients).where(lt(knownClients.lastSeenAt, daysAgo(90)));
}
