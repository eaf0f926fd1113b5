import { randomUUID } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/viewer.ts';
import { renderPasswordChangedMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccount } from '../account-store.ts';
import { type AccountsDeps, mailOwner } from '../accounts-deps.ts';
import { limitAccount } from '../limit-account.ts';
import { spendOpenMailTokens } from '../mail-token-store.ts';
import type { UserRow } from '../present-user.ts';

/**
 * The account of who is signed in, once the password was typed right again.
 *
 * @throws AppError unprocessable for a wrong one, rate_limited, unavailable.
 */
export async function confirmPassword(
  deps: AccountsDeps,
  { userId }: Viewer,
  password: string,
): Promise<UserRow> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError('not_authenticated');
  await limitAccount(deps, 'sign-in', account.email);
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    throw new AppError('unprocessable', { text: 'The current password is not right.' });
  return account;
}

/**
 * Changes the password; this session goes on, every other one and every open reset link ends.
 *
 * @throws AppError unprocessable, rate_limited, unavailable.
 */
export async function changePassword(
  deps: AccountsDeps,
  viewer: Viewer,
  given: { oldPassword: string; newPassword: string },
): Promise<void> {
  const account = await confirmPassword(deps, viewer, given.oldPassword);
  const passwordHash = await deps.passwords.hash(given.newPassword);
  await deps.db.transaction(async (tx) => {
    await changeAccount(tx, account.id, { passwordHash });
    await deps.sessions.endAll(tx, account.id, viewer.sessionId);
    await spendOpenMailTokens(tx, account.id, 'reset', deps.now());
    const mail = renderPasswordChangedMail(deps.appUrl, account.displayName);
    await mailOwner(deps, tx, account, `password-changed:${randomUUID()}`, mail);
  });
}
