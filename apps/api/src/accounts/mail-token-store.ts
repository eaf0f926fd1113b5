import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mailTokens } from '../db/schema/accounts.ts';
import { newToken, tokenHash } from './tokens/opaque-token.ts';

const HOUR_MS = 3_600_000;
const LIFE_MS = { verify: 24 * HOUR_MS, reset: HOUR_MS };

export type MailTokenPurpose = keyof typeof LIFE_MS;

/** What was typed at a sign-up, and from which network. It becomes valid when the mailed link is opened. */
export interface PendingSignUp {
  passwordHash: string;
  displayName: string;
  clientKey: string;
}

export type MailTokenRow = typeof mailTokens.$inferSelect;

/** Creates a token for a link in a mail. @returns the token; only its hash is stored. */
export async function issueMailToken(
  db: Db,
  now: Date,
  token: { userId: string; purpose: MailTokenPurpose; pending?: PendingSignUp },
): Promise<string> {
  const plain = newToken();
  await db.insert(mailTokens).values({
    hash: tokenHash(plain),
    userId: token.userId,
    purpose: token.purpose,
    pendingPasswordHash: token.pending?.passwordHash ?? null,
    pendingDisplayName: token.pending?.displayName ?? null,
    pendingClientKey: token.pending?.clientKey ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS[token.purpose]),
  });
  return plain;
}

/** The sign-ups for an account since its address was last proved, newest first. */
async function findOpenSignUps(db: Db, userId: string): Promise<PendingSignUp[]> {
  const rows = await db
    .select()
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, userId),
        isNotNull(mailTokens.pendingPasswordHash),
        isNull(mailTokens.usedAt),
      ),
    )
    .orderBy(desc(mailTokens.createdAt));
  return rows.map((row) => ({
    passwordHash: row.pendingPasswordHash ?? '',
    displayName: row.pendingDisplayName ?? '',
    clientKey: row.pendingClientKey ?? '',
  }));
}

/** The latest sign-up for an account, if nobody has proved the address since. */
export async function findOpenSignUp(db: Db, userId: string): Promise<PendingSignUp | null> {
  const [last] = await findOpenSignUps(db, userId);
  return last ?? null;
}

/**
 * The open sign-up of an account, if there is just one: with several, we do not know which is the owner's.
 */
export async function findOnlyOpenSignUp(db: Db, userId: string): Promise<PendingSignUp | null> {
  // A link that was sent again has the hash of its sign-up; each sign-up has its own hash.
  const [last, ...earlier] = await findOpenSignUps(db, userId);
  return last && earlier.every(({ passwordHash }) => passwordHash === last.passwordHash) ? last : null;
}

/** Whether the account of a link was also signed up from another network. */
export async function isContested(db: Db, link: MailTokenRow): Promise<boolean> {
  const [other] = await db
    .select({ hash: mailTokens.hash })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, link.userId),
        isNotNull(mailTokens.pendingPasswordHash),
        sql`${mailTokens.pendingClientKey} is distinct from ${link.pendingClientKey}`,
      ),
    )
    .limit(1);
  return other !== undefined;
}

const usable = (token: string, purpose: MailTokenPurpose, now: Date) =>
  and(
    eq(mailTokens.hash, tokenHash(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );

/** A valid, unspent token; null if there is none. */
export async function findMailToken(
  db: Db,
  token: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<MailTokenRow | null> {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(usable(token, purpose, now));
  return row ?? null;
}

/**
 * Spends a token; of two concurrent attempts only one succeeds. @returns null if it is not valid (any more).
 */
export async function spendMailToken(
  db: Db,
  token: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<MailTokenRow | null> {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(usable(token, purpose, now))
    .returning();
  return row ?? null;
}

/** Invalidates every open link of an account. */
export async function spendOpenMailTokens(
  db: Db,
  userId: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));
}
