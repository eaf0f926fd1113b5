import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import { AppError } from '../../http/app-error.ts';
import { findAccountByEmail, lockAccount } from '../account-store.ts';
import type { AccountsDeps, Caller } from '../accounts-deps.ts';
import { isKnownClient, rememberClient } from '../known-client-store.ts';
import { limitAccount } from '../limit-account.ts';
import { findOpenSignUp } from '../mail-token-store.ts';
import { presentUser, type UserRow } from '../present-user.ts';

/**
 * Whether a password is that of the last sign-up for an account. It also applies to verified accounts: a
 * person who signs up with a taken address and then signs in is told to verify it, in the same time as for a
 * free address.
 */
async function isOfOpenSignUp(
  deps: AccountsDeps,
  account: UserRow | null,
  password: string,
): Promise<boolean> {
  const pending = deps.requireVerification && account ? await findOpenSignUp(deps.db, account.id) : null;
  return pending !== null && (await deps.passwords.verify(password, pending.passwordHash));
}

/**
 * Signs in. An unknown address takes the same work and gets the same answer as a wrong password. Only a
 * person who signed up with that password is told that the address is not verified, whether or not the
 * account existed before.
 *
 * @throws AppError invalid_credentials, email_not_verified, rate_limited, unavailable.
 */
export async function signIn(
  deps: AccountsDeps,
  given: { email: string; password: string },
  caller: Caller,
): Promise<{ user: User; tokens: Tokens }> {
  const { db, passwords, sessions, requireVerification, now } = deps;
  const known = await isKnownClient(db, given.email, caller.clientKey);
  await limitAccount(deps, 'sign-in', given.email, known ? caller.clientKey : undefined);
  const account = await findAccountByEmail(db, given.email);
  const right = await passwords.verify(given.password, account?.passwordHash ?? null);
  const typed = await isOfOpenSignUp(deps, account, given.password);
  const mayEnter = right && (account?.emailVerifiedAt || !requireVerification);
  if (!account || !mayEnter) throw new AppError(typed ? 'email_not_verified' : 'invalid_credentials');
  return db.transaction(async (tx) => {
    // A reset during the password check has ended all sessions; it must prevent this new one too.
    const current = await lockAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) throw new AppError('invalid_credentials');
    await rememberClient(tx, account.id, caller.clientKey, now());
    return { user: presentUser(current), tokens: await sessions.start(tx, account.id, caller.userAgent) };
  });
}
