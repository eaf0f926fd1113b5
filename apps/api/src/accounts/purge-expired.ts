import { lt, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { knownClients, mailTokens, refreshTokens, sessions } from '../db/schema/accounts.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Forgets what can open nothing any more: sessions and refresh tokens a day after their end; links a week after
 * theirs, since another one may be asked for; the networks somebody has not come from for a quarter of a year.
 */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const yesterday = daysAgo(1);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, yesterday), lt(sessions.endedAt, yesterday)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, yesterday));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, daysAgo(7)));
  await db.delete(knownClients).where(lt(knownClients.lastSeenAt, daysAgo(90)));
}
