import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionViewer, Viewer } from '../../http/viewer.ts';
import { renderPasswordChangedMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccount, lockAccount } from '../account-store.ts';
import { type AccountsDeps, mailOwner } from '../accounts-deps.ts';
import { spendOpenMailTokens } from '../mail-token-store.ts';
import type { UserRow } from '../present-user.ts';

const wrongPassword = () => new AppError('unprocessable', { text: 'The current password is not right.' });

/**
 * The signed-in account, after its password was typed correctly again. The router counts attempts per account
 * and per client.
 *
 * @throws AppError unprocessable for a wrong one, unavailable.
 */
export async function confirmPassword(
  deps: AccountsDeps,
  { userId }: Viewer,
  password: string,
): Promise<UserRow> {
  const account = await findAccount(deps.db, userId);
  if (!account) throw new AppError('not_authenticated');
  if (!(await deps.passwords.verify(password, account.passwordHash))) throw wrongPassword();
  return account;
}

/** Locks the account until the transaction ends, if its password is still the confirmed one. */
export async function lockConfirmed(tx: Db, { id, passwordHash }: UserRow): Promise<void> {
  const current = await lockAccount(tx, id);
  if (current?.passwordHash !== passwordHash) throw wrongPassword();
}

/**
 * Changes the password. This session continues; all others and all open reset links end.
 *
 * @throws AppError unprocessable, unavailable.
 */
export async function changePassword(
  deps: AccountsDeps,
  viewer: SessionViewer,
  given: { oldPassword: string; newPassword: string },
): Promise<void> {
  const account = await confirmPassword(deps, viewer, given.oldPassword);
  const passwordHash = await deps.passwords.hash(given.newPassword);
  await deps.db.transaction(async (tx) => {
    await lockConfirmed(tx, account);
    await changeAccount(tx, account.id, { passwordHash });
    await deps.sessions.endAll(tx, account.id, viewer.sessionId);
    await spendOpenMailTokens(tx, account.id, 'reset', deps.now());
    const mail = renderPasswordChangedMail(deps.appUrl);
    await mailOwner(deps, tx, account, `password-changed:${randomUUID()}`, mail);
  });
}
