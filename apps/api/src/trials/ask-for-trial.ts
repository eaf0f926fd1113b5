import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { findAccount } from '../accounts/account-store.ts';
import { presentUser } from '../accounts/present-user.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { findTrialRequest, insertTrialRequest, type TrialRequestRow } from './trial-store.ts';

/**
 * Stores an account's request for a trial, once: a repeated request returns the state of the first.
 *
 * @throws AppError not_authenticated; unprocessable for an account that may generate anyway.
 */
export async function askForTrial(
  { db, now }: { db: Db; now(): Date },
  userId: string,
): Promise<TrialRequestRow> {
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('not_authenticated');
  if (isEntitled(presentUser(account)))
    throw new AppError('unprocessable', { text: 'Your account can generate content already.' });
  await insertTrialRequest(db, userId, now());
  const request = await findTrialRequest(db, userId);
  if (!request) throw new AppError('not_authenticated');
  return request;
}
