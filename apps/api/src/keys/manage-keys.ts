import { randomInt } from 'node:crypto';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { EndpointInput } from '@visible-ai/shared/contract/endpoint';
import type { createKey as createEndpoint } from '@visible-ai/shared/keys/endpoints';
import { type ApiKey, MOST_KEYS } from '@visible-ai/shared/keys/schema';
import { lockAccount } from '../accounts/account-store.ts';
import type { Db } from '../db/database.ts';
import { auditLog } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import { renderKeyMadeMail } from '../mail/render-account-mails.ts';
import { overPlan, planOf } from '../sites/plan-of.ts';
import { countKeys, deleteKey, insertKey, type KeyRow, listKeyRows } from './key-store.ts';
import { keyHash, keyPrefix, newKeyText } from './key-text.ts';

export interface KeysDeps {
  db: Db;
  mailer: Pick<Mailer, 'queue'>;
  appUrl: string;
  now(): Date;
}

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

/** A key as its owner sees it. */
const presentKey = ({ id, name, last4, scopes, ...row }: KeyRow): ApiKey => ({
  id,
  name,
  prefix: keyPrefix(id),
  last4,
  scopes,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The owner's keys, newest first. */
export async function listKeys({ db }: Pick<KeysDeps, 'db'>, userId: string): Promise<ApiKey[]> {
  return (await listKeyRows(db, userId)).map(presentKey);
}

const noteKey = (tx: Db, at: Date, userId: string, action: 'key_made' | 'key_revoked', id: string) =>
  tx.insert(auditLog).values({ at, actorId: userId, subjectId: userId, action, detail: keyPrefix(id) });

/**
 * Makes a key. Its secret is only in this answer.
 *
 * @throws AppError plan_limit for an account whose plan has no keys, or that already has the maximum.
 */
export async function createKey(
  { db, mailer, appUrl, now }: KeysDeps,
  userId: string,
  { name, scopes, expiresInDays }: EndpointInput<typeof createEndpoint>['body'],
): Promise<{ key: ApiKey; secret: string }> {
  return db.transaction(async (tx) => {
    // A concurrent call for the same account waits here and then sees this key.
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('not_authenticated');
    const plan = await planOf(tx, userId);
    if (!plan.monitoring) throw overPlan(plan, 'monitoring', 'includes no API keys');
    if ((await countKeys(tx, userId)) >= MOST_KEYS)
      throw overPlan(plan, 'api_keys', `holds ${MOST_KEYS} API keys: revoke one that is not in use`);
    const createdAt = now();
    const { id, last4, text } = newKeyText((below) => randomInt(below));
    const row = await insertKey(tx, {
      id,
      userId,
      name: storableText(name),
      hash: keyHash(text),
      last4,
      scopes,
      createdAt,
      expiresAt: expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    });
    // A collision has a probability of one in 10^14 for each existing key.
    if (!row) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    await noteKey(tx, createdAt, userId, 'key_made', id);
    // One mail for all keys of an hour: it links to the list of all keys.
    const hour = Math.floor(createdAt.getTime() / HOUR_MS);
    await mailer.queue(tx, {
      key: `key-made:${userId}:${hour}`,
      to: account.email,
      ...renderKeyMadeMail(appUrl, keyPrefix(id)),
    });
    return { key: presentKey(row), secret: text };
  });
}

/**
 * Revokes a key: the next call with it is refused.
 *
 * @throws AppError not_found, also for another account's key.
 */
export async function revokeKey(
  { db, now }: Pick<KeysDeps, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteKey(tx, userId, id))) throw new AppError('not_found', { text: 'There is no such key' });
    await noteKey(tx, now(), userId, 'key_revoked', id);
  });
}
