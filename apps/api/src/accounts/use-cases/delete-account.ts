import { eq } from 'drizzle-orm';
import { auditLog, users } from '../../db/schema/accounts.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/viewer.ts';
import { lockAdmins } from '../account-store.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { confirmPassword, lockConfirmed } from './change-password.ts';

/**
 * Deletes the account and everything that it owns, after its password was typed correctly again. The audit
 * log records the deletion.
 *
 * @throws AppError unprocessable for a wrong password or the last admin, unavailable.
 */
export async function deleteAccount(deps: AccountsDeps, viewer: Viewer, password: string): Promise<void> {
  const account = await confirmPassword(deps, viewer, password);
  await deps.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    await lockConfirmed(tx, account);
    if (admins.length === 1 && admins[0] === account.id)
      throw new AppError('unprocessable', {
        text: 'You are the only admin: make somebody else an admin before you delete this account.',
      });
    await tx.delete(users).where(eq(users.id, account.id));
    await tx.insert(auditLog).values({
      at: deps.now(),
      actorId: account.id,
      subjectId: account.id,
      action: 'account_deleted',
    });
  });
}
