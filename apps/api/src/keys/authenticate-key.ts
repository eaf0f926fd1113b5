import { timingSafeEqual } from 'node:crypto';
import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { Logger } from 'pino';
import { presentSubscription } from '../accounts/present-user.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { AuthenticateKey, KeyHolder } from '../http/viewer.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { findKey, noteUse } from './key-store.ts';
import { keyHash, keyIdIn } from './key-text.ts';
import { createMetKeys } from './met-keys.ts';

export interface AuthenticateKeyDeps {
  db: Db;
  consumeLimit: ConsumeLimit;
  logger: Logger;
  now(): Date;
}

const MINUTE_MS = 60_000;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Looks up a key. A bad key never becomes good. */
async function lookUp(
  { db, logger, now }: AuthenticateKeyDeps,
  id: string,
  hash: string,
): Promise<KeyHolder | null> {
  const found = await findKey(db, id);
  const moment = now();
  if (!found || !isSame(found.key.hash, hash)) return null;
  const { key, user } = found;
  if (key.expiresAt && key.expiresAt <= moment) return null;
  const minute = new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
  if (!key.lastUsedAt || key.lastUsedAt < minute)
    await noteUse(db, key.id, minute).catch((error: unknown) =>
      logger.warn({ err: error }, 'The use of a key could not be noted'),
    );
  const account = { isAdmin: user.isAdmin, subscription: presentSubscription(user) };
  return {
    viewer: {
      userId: user.id,
      isAdmin: user.isAdmin,
      isEntitled: isEntitled(account),
      sessionId: null,
    },
    key: { id: key.id, scopes: key.scopes, inPlan: planLimits(account).monitoring },
  };
}

/**
 * Finds the holder of a key in the database at each call, so a revoked key and a demoted or deleted account
 * lose access at once. A made-up key costs a checksum. A key with a correct checksum is looked up once, and a
 * network has a limit for that.
 */
export function createAuthenticateKey(deps: AuthenticateKeyDeps): AuthenticateKey {
  const met = createMetKeys();
  /** First look-ups that are running. The same key many times at once counts as one guess. */
  const looking = new Map<string, Promise<KeyHolder | null>>();

  const look = async (id: string, hash: string) => {
    const holder = await lookUp(deps, id, hash);
    met.add(hash, holder ? 'good' : 'bad');
    return holder;
  };
  const firstLook = async (id: string, hash: string, client: string) => {
    const decision = await deps.consumeLimit('key-guess', { client });
    if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
    return look(id, hash);
  };

  return async (sent, clientIp) => {
    const id = keyIdIn(sent);
    if (id === null) return null;
    const hash = keyHash(sent);
    const verdict = met.verdict(hash);
    if (verdict === 'bad') return null;
    if (verdict === 'good') return look(id, hash);
    const under = looking.get(hash);
    // A later call looks up the key again, because the key may have been revoked since.
    if (under) return (await under) && look(id, hash);
    const first = firstLook(id, hash, clientIp).finally(() => looking.delete(hash));
    looking.set(hash, first);
    return first;
  };
}
