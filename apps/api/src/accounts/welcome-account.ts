import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { claimMailedAnalyses } from '../analysis/claim-analyses.ts';
import type { Db } from '../db/database.ts';
import { givenTrials } from '../db/schema/accounts.ts';
import { changeAccount } from './account-store.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { UserRow } from './present-user.ts';

type WelcomeDeps = Pick<AccountsDeps, 'keyedHash' | 'trialCredits' | 'now'>;

/** Records that a mailbox got its trial. @returns false if it had one before. */
export async function noteTrial(
  { keyedHash, now }: Pick<WelcomeDeps, 'keyedHash' | 'now'>,
  tx: Db,
  email: string,
): Promise<boolean> {
  const noted = await tx
    .insert(givenTrials)
    .values({ mailboxKey: keyedHash(`trial:${mailboxOf(email)}`), givenAt: now() })
    .onConflictDoNothing()
    .returning({ mailboxKey: givenTrials.mailboxKey });
  return noted.length > 0;
}

/**
 * Gives a new account the operator's trial (TRIAL_CREDITS). A mailbox gets one, however many accounts are
 * opened for it, also under its aliases.
 */
export async function giveFirstTrial(deps: WelcomeDeps, tx: Db, account: UserRow): Promise<UserRow> {
  const { trialCredits: credits } = deps;
  if (credits === 0 || account.isAdmin || account.subscriptionStatus !== null) return account;
  if (!(await noteTrial(deps, tx, account.email))) return account;
  return (await changeAccount(tx, account.id, { subscriptionStatus: 'trial', credits })) ?? account;
}

/**
 * What an account gets when its address is first verified: the audits that were mailed to it, and its trial.
 */
export async function welcomeAccount(deps: WelcomeDeps, tx: Db, account: UserRow): Promise<UserRow> {
  await claimMailedAnalyses(tx, deps.keyedHash(mailboxOf(account.email)), account.id);
  return giveFirstTrial(deps, tx, account);
}
