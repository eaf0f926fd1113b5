import { lt, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailTokens, refreshTokens, sessions } from '../db/schema/accounts.ts';

const DAY_MS = 24 * 3_600_000;

/** Forgets what can open nothing any more: sessions a day after their end, tokens a day after theirs. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, yesterday), lt(sessions.endedAt, yesterday)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, yesterday));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, yesterday));
}
