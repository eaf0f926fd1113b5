import { randomUUID } from 'node:crypto';
import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import { AppError } from '../../http/app-error.ts';
import { renderVerifyMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccountByEmail } from '../account-store.ts';
import { type AccountsDeps, mailOwner } from '../accounts-deps.ts';
import { limitAccount } from '../limit-account.ts';
import { issueMailToken, spendMailToken, spendOpenMailTokens } from '../mail-token-store.ts';
import { presentUser } from '../present-user.ts';

/**
 * Spends a verification link: the address is proved, and what was typed with the sign-up that sent this very
 * link becomes the account's password and name.
 *
 * @throws AppError invalid_token.
 */
export async function verifyEmail(
  deps: AccountsDeps,
  token: string,
  userAgent: string,
): Promise<{ user: User; tokens: Tokens }> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const spent = await spendMailToken(tx, token, 'verify', now);
    if (!spent) throw new AppError('invalid_token');
    const { pendingPasswordHash: passwordHash, pendingDisplayName: displayName } = spent;
    const account = await changeAccount(tx, spent.userId, {
      emailVerifiedAt: now,
      ...(passwordHash ? { passwordHash } : {}),
      ...(displayName ? { displayName } : {}),
    });
    if (!account) throw new AppError('invalid_token');
    await spendOpenMailTokens(tx, account.id, 'verify', now);
    return { user: presentUser(account), tokens: await deps.sessions.start(tx, account.id, userAgent) };
  });
}

/**
 * Sends the verification mail again, to an address that waits for it; for any other one nothing happens.
 *
 * @throws AppError rate_limited.
 */
export async function resendVerification(deps: AccountsDeps, email: string): Promise<void> {
  await limitAccount(deps, 'mail-link', email);
  await deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account || account.emailVerifiedAt) return;
    const { passwordHash, displayName } = account;
    const token = await issueMailToken(tx, deps.now(), {
      userId: account.id,
      purpose: 'verify',
      pending: { passwordHash, displayName },
    });
    const mail = renderVerifyMail(deps.appUrl, displayName, token);
    await mailOwner(deps, tx, account, `verify:${randomUUID()}`, mail);
  });
}
