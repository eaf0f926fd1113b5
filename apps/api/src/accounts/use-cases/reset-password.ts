import { randomUUID } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import { renderPasswordChangedMail, renderResetMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccountByEmail, lockAccount } from '../account-store.ts';
import { type AccountsDeps, type Caller, mailOwner } from '../accounts-deps.ts';
import { inEvenTime } from '../even-time.ts';
import { rememberClient } from '../known-client-store.ts';
import { limitAccount } from '../limit-account.ts';
import { findMailToken, issueMailToken, spendMailToken, spendOpenMailTokens } from '../mail-token-store.ts';
import { welcomeAccount } from '../welcome-account.ts';

/**
 * Sends a reset link if the address has an account; else it does nothing.
 *
 * @throws AppError mail_off, rate_limited.
 */
export async function requestPasswordReset(deps: AccountsDeps, email: string): Promise<void> {
  if (!deps.mailWorks) throw new AppError('mail_off');
  await limitAccount(deps, 'mail-link', email);
  const sent = deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const token = await issueMailToken(tx, deps.now(), { userId: account.id, purpose: 'reset' });
    const mail = renderResetMail(deps.appUrl, token);
    await mailOwner(deps, tx, account, `reset:${randomUUID()}`, mail);
  });
  await inEvenTime(deps, sent);
}

/**
 * Spends a reset link: sets the password, ends every session and invalidates every other link. A person who
 * opens the link owns the mailbox, so the address becomes verified too.
 *
 * @throws AppError mail_off, invalid_reset_token, unavailable.
 */
export async function resetPassword(
  deps: AccountsDeps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, passwords, sessions } = deps;
  // Without mail the owner could not be notified, so a link from before mail was switched off does nothing.
  if (!deps.mailWorks)
    throw new AppError('mail_off', {
      text: 'Password reset not fully implemented, please contact support',
    });
  if (!(await findMailToken(db, token, 'reset', deps.now()))) throw new AppError('invalid_reset_token');
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const now = deps.now();
    const spent = await spendMailToken(tx, token, 'reset', now);
    const before = spent && (await lockAccount(tx, spent.userId));
    const account = before && (await changeAccount(tx, before.id, { passwordHash, emailVerifiedAt: now }));
    if (!account) throw new AppError('invalid_reset_token');
    if (!before.emailVerifiedAt) await welcomeAccount(deps, tx, account);
    await spendOpenMailTokens(tx, account.id, 'reset', now);
    await spendOpenMailTokens(tx, account.id, 'verify', now);
    await sessions.endAll(tx, account.id);
    await rememberClient(tx, account.id, caller.clientKey, now);
    const mail = renderPasswordChangedMail(deps.appUrl);
    await mailOwner(deps, tx, account, `password-changed:${randomUUID()}`, mail);
  });
}
