import { randomUUID } from 'node:crypto';
import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { renderChoosePasswordMail, renderVerifyMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccountByEmail, lockAccount } from '../account-store.ts';
import { type AccountsDeps, type Caller, mailOwner } from '../accounts-deps.ts';
import { inEvenTime } from '../even-time.ts';
import { rememberClient } from '../known-client-store.ts';
import { limitAccount } from '../limit-account.ts';
import {
  findLastSignUp,
  isContested,
  issueMailToken,
  type MailTokenRow,
  spendMailToken,
  spendOpenMailTokens,
} from '../mail-token-store.ts';
import { presentUser, type UserRow } from '../present-user.ts';

/**
 * What opening a link makes of the account. The password typed with the sign-up holds, unless it may be a
 * stranger's: the address was signed up on two networks, the sign-up is forgotten, or the account was made an
 * admin before anybody proved to own it and the link is opened on another network than it was typed on. Then
 * no password holds until its owner chooses one by mail.
 */
async function settle(
  deps: AccountsDeps,
  tx: Db,
  { account, link, caller }: { account: UserRow; link: MailTokenRow; caller: Caller },
): Promise<UserRow> {
  const { pendingPasswordHash: passwordHash, pendingDisplayName: displayName, pendingClientKey } = link;
  const careful = account.isAdmin && pendingClientKey !== caller.clientKey;
  const holds = passwordHash !== null && !careful && !(await isContested(tx, link));
  const settled = await changeAccount(tx, account.id, {
    emailVerifiedAt: deps.now(),
    passwordHash: holds ? passwordHash : deps.passwords.unusable(),
    ...(displayName ? { displayName } : {}),
  });
  if (!settled) throw new AppError('invalid_token');
  return settled;
}

/**
 * Spends a verification link: the address is proved and signed in.
 *
 * @throws AppError invalid_token.
 */
export async function verifyEmail(
  deps: AccountsDeps,
  token: string,
  caller: Caller,
): Promise<{ message: string; user: User; tokens: Tokens }> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const link = await spendMailToken(tx, token, 'verify', now);
    const account = link && (await lockAccount(tx, link.userId));
    if (!account) throw new AppError('invalid_token');
    const settled = await settle(deps, tx, { account, link, caller });
    await spendOpenMailTokens(tx, account.id, 'verify', now);
    await rememberClient(tx, account.id, caller.clientKey, now);
    let message = 'Your email address is verified.';
    if (settled.passwordHash !== link.pendingPasswordHash) {
      const reset = await issueMailToken(tx, now, { userId: account.id, purpose: 'reset' });
      const mail = renderChoosePasswordMail(deps.appUrl, reset);
      await mailOwner(deps, tx, account, `reset:${randomUUID()}`, mail);
      message = `${message} We have mailed you a link to choose your password.`;
    }
    const tokens = await deps.sessions.start(tx, account.id, caller.userAgent);
    return { message, user: presentUser(settled), tokens };
  });
}

/**
 * Sends the verification mail again, to an address that waits for it; for any other one nothing happens.
 *
 * @throws AppError rate_limited.
 */
export async function resendVerification(deps: AccountsDeps, email: string): Promise<void> {
  await limitAccount(deps, 'mail-link', email);
  const sent = deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account || account.emailVerifiedAt) return;
    const pending = await findLastSignUp(tx, account.id);
    const token = await issueMailToken(tx, deps.now(), {
      userId: account.id,
      purpose: 'verify',
      ...(pending ? { pending } : {}),
    });
    const mail = renderVerifyMail(deps.appUrl, token);
    await mailOwner(deps, tx, account, `verify:${randomUUID()}`, mail);
  });
  await inEvenTime(deps, sent);
}
