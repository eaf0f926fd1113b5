import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import { AppError } from '../../http/app-error.ts';
import { findAccountByEmail } from '../account-store.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
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
  userAgent: string,
): Promise<{ user: User; tokens: Tokens }> {
  await limitAccount(deps, 'sign-in', given.email);
  const account = await findAccountByEmail(deps.db, given.email);
  const right = await deps.passwords.verify(given.password, account?.passwordHash ?? null);
  if (!account || !right) throw new AppError('invalid_credentials');
  if (deps.requireVerification && !account.emailVerifiedAt) throw new AppError('email_not_verified');
  const tokens = await deps.db.transaction((tx) => deps.sessions.start(tx, account.id, userAgent));
  return { user: presentUser(account), tokens };
}
