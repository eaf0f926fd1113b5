import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import { AppError } from '../../http/app-error.ts';
import { findAccountByEmail, lockAccount } from '../account-store.ts';
import type { AccountsDeps, Caller } from '../accounts-deps.ts';
import { isKnownClient, rememberClient } from '../known-client-store.ts';
import { limitAccount } from '../limit-account.ts';
import { presentUser } from '../present-user.ts';

/**
 * Signs in. An unknown address costs the same work and gets the same answer as a wrong password; that an
 * address is not verified yet is said only to who has the right password.
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
  if (!account || !right) throw new AppError('invalid_credentials');
  if (requireVerification && !account.emailVerifiedAt) throw new AppError('email_not_verified');
  return db.transaction(async (tx) => {
    // While it was verified the password may have been reset, which ended every session but this one to be.
    const current = await lockAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) throw new AppError('invalid_credentials');
    await rememberClient(tx, account.id, caller.clientKey, now());
    return { user: presentUser(current), tokens: await sessions.start(tx, account.id, caller.userAgent) };
  });
}
