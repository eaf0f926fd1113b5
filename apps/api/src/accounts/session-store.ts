import type { AccountSession } from '@visible-ai/shared/accounts/endpoints';
import type { Tokens } from '@visible-ai/shared/accounts/schema';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { refreshTokens, sessions, users } from '../db/schema/accounts.ts';
import type { UserRow } from './present-user.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import { newToken, successorOf, tokenHash } from './tokens/opaque-token.ts';

const DAY_MS = 24 * 3_600_000;
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** Two tabs that refresh within this time get the same successor; a later replay counts as theft. */
const SAME_SUCCESSOR_MS = 10_000;
/** More devices than anybody has. It limits the answer for accounts that sign in again and again. */
const MOST_LISTED = 100;

export interface SessionStore {
  /** Starts a session: a new family of refresh tokens. */
  start(db: Db, userId: string, userAgent: string): Promise<Tokens>;
  /** Exchanges a refresh token for the next one; null for an invalid one, whose family is ended. */
  rotate(refreshToken: string): Promise<Tokens | null>;
  /** The account of an active session. */
  findViewer(userId: string, sessionId: string): Promise<UserRow | null>;
  /** The current session first, then by last use, a hundred at most. */
  list(userId: string, currentId: string): Promise<AccountSession[]>;
  /** False if the account has no such active session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  endByToken(refreshToken: string): Promise<void>;
  /** Ends all sessions of an account except the named one. */
  endAll(db: Db, userId: string, exceptId?: string): Promise<void>;
}

interface SessionStoreParts {
  db: Db;
  secret: string;
  accessTokens: AccessTokens;
  logger: Logger;
  now(): Date;
}

const alive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

function createRotate({ db, secret, accessTokens, logger, now }: SessionStoreParts) {
  /** Marks a valid token as used; of two concurrent attempts only one gets the row. */
  const spend = async (tx: Db, hash: string, moment: Date) => {
    const [spent] = await tx
      .update(refreshTokens)
      .set({ usedAt: moment })
      .where(
        and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, moment)),
      )
      .returning();
    return spent ?? null;
  };
  const livingSession = async (tx: Db, id: string, moment: Date) => {
    const [session] = await tx
      .update(sessions)
      .set({ lastUsedAt: moment })
      .where(and(eq(sessions.id, id), alive(moment)))
      .returning();
    return session ?? null;
  };

  return (refreshToken: string): Promise<Tokens | null> =>
    db.transaction(async (tx) => {
      const moment = now();
      const hash = tokenHash(refreshToken);
      const spent = await spend(tx, hash, moment);
      const [known] = spent
        ? [spent]
        : await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
      if (!known) return null;
      const usedAgo = spent ? 0 : moment.getTime() - (known.usedAt?.getTime() ?? 0);
      if (!spent && (known.usedAt === null || Math.abs(usedAgo) > SAME_SUCCESSOR_MS)) {
        const family = and(eq(sessions.id, known.sessionId), isNull(sessions.endedAt));
        await tx.update(sessions).set({ endedAt: moment }).where(family);
        if (known.usedAt) logger.warn({ session: known.sessionId }, 'A spent refresh token was used again');
        return null;
      }
      const session = await livingSession(tx, known.sessionId, moment);
      if (!session) return null;
      const successor = successorOf(refreshToken, secret);
      const expiresAt = new Date(Math.min(moment.getTime() + IDLE_MS, session.expiresAt.getTime()));
      if (spent)
        await tx
          .insert(refreshTokens)
          .values({ hash: tokenHash(successor), sessionId: session.id, createdAt: moment, expiresAt })
          .onConflictDoNothing();
      const accessToken = accessTokens.sign({ userId: session.userId, sessionId: session.id });
      return { accessToken, refreshToken: successor };
    });
}

/** Stores sessions. Every sign-in and sign-out goes through it. */
export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { db, accessTokens, now } = parts;
  return {
    async start(tx, userId, userAgent) {
      const moment = now();
      const [session] = await tx
        .insert(sessions)
        .values({
          userId,
          userAgent,
          createdAt: moment,
          lastUsedAt: moment,
          expiresAt: new Date(moment.getTime() + ABSOLUTE_MS),
        })
        .returning({ id: sessions.id });
      if (!session) throw new Error('A session was not stored');
      const refreshToken = newToken();
      await tx.insert(refreshTokens).values({
        hash: tokenHash(refreshToken),
        sessionId: session.id,
        createdAt: moment,
        expiresAt: new Date(moment.getTime() + IDLE_MS),
      });
      return { accessToken: accessTokens.sign({ userId, sessionId: session.id }), refreshToken };
    },
    rotate: createRotate(parts),
    async findViewer(userId, sessionId) {
      const [found] = await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), alive(now())));
      return found?.user ?? null;
    },
    async list(userId, currentId) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), alive(now())))
        .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.lastUsedAt))
        .limit(MOST_LISTED);
      return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === currentId,
      }));
    },
    async end(userId, sessionId) {
      const ended = await db
        .update(sessions)
        .set({ endedAt: now() })
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), alive(now())))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },
    async endByToken(refreshToken) {
      const family = db
        .select({ id: refreshTokens.sessionId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, tokenHash(refreshToken)));
      await db
        .update(sessions)
        .set({ endedAt: now() })
        .where(and(eq(sessions.id, family), isNull(sessions.endedAt)));
    },
    async endAll(tx, userId, exceptId) {
      const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
      await tx
        .update(sessions)
        .set({ endedAt: now() })
        .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others));
    },
  };
}
