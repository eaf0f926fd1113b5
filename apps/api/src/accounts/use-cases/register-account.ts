import { randomUUID } from 'node:crypto';
import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import type { Db } from '../../db/database.ts';
import { renderKnownAddressMail, renderVerifyMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccountByEmail, insertAccount } from '../account-store.ts';
import { type AccountsDeps, type Caller, mailOwner } from '../accounts-deps.ts';
import { rememberClient } from '../known-client-store.ts';
import { limitAccount } from '../limit-account.ts';
import { issueMailToken, type PendingSignUp } from '../mail-token-store.ts';
import { presentUser, type UserRow } from '../present-user.ts';
import { giveFirstTrial } from '../welcome-account.ts';

export interface SignUp {
  email: string;
  password: string;
  displayName: string;
}

export type Registered = { requiresVerification: true; message: string } | { user: User; tokens: Tokens };

const HOUR_MS = 3_600_000;
const checkYourMail = {
  requiresVerification: true,
  message: 'Please check your email: we have sent you a link to verify your address.',
} as const;

async function mailVerification(
  deps: AccountsDeps,
  tx: Db,
  account: UserRow,
  pending: PendingSignUp,
): Promise<void> {
  const token = await issueMailToken(tx, deps.now(), { userId: account.id, purpose: 'verify', pending });
  const mail = renderVerifyMail(deps.appUrl, token);
  await mailOwner(deps, tx, account, `verify:${randomUUID()}`, mail);
}

/** A taken address looks like a free one from outside. Its owner is told by mail, at most once an hour. */
async function answerTaken(deps: AccountsDeps, tx: Db, email: string, pending: PendingSignUp): Promise<void> {
  const account = await findAccountByEmail(tx, email);
  if (!account) return;
  if (account.emailVerifiedAt) {
    // Stored for the sign-in, which answers as for a free address. Nobody gets this token.
    await issueMailToken(tx, deps.now(), { userId: account.id, purpose: 'verify', pending });
    const hour = Math.floor(deps.now().getTime() / HOUR_MS);
    const mail = renderKnownAddressMail(deps.appUrl);
    return mailOwner(deps, tx, account, `known-address:${account.id}:${hour}`, mail);
  }
  // Nobody has proved the mailbox yet, so a password becomes valid only through its own link. A stranger can
  // then not replace the owner's password, nor the owner a stranger's by accident.
  const { passwordHash, displayName } = pending;
  await changeAccount(tx, account.id, { passwordHash, displayName });
  await mailVerification(deps, tx, account, pending);
}

/**
 * Opens an account. With verification on, a free and a taken address get the same answer in the same time;
 * only the mail tells the owner which it was.
 *
 * @throws AppError rate_limited, unavailable; conflict for a taken address when verification is off.
 */
export async function registerAccount(
  deps: AccountsDeps,
  signUp: SignUp,
  caller: Caller,
): Promise<Registered | 'taken'> {
  const { db, passwords, requireVerification, now } = deps;
  await limitAccount(deps, 'register', signUp.email);
  const passwordHash = await passwords.hash(signUp.password);
  const { email, displayName } = signUp;
  return db.transaction(async (tx) => {
    const emailVerifiedAt = requireVerification ? null : now();
    const account = await insertAccount(tx, {
      email,
      displayName,
      passwordHash,
      emailVerifiedAt,
      createdAt: now(),
    });
    if (!requireVerification) {
      if (!account) return 'taken';
      await rememberClient(tx, account.id, caller.clientKey, now());
      const tokens = await deps.sessions.start(tx, account.id, caller.userAgent);
      // Nobody has proved the address, so audits that were mailed to it are not assigned.
      return { user: presentUser(await giveFirstTrial(deps, tx, account)), tokens };
    }
    const pending = { passwordHash, displayName, clientKey: caller.clientKey };
    if (account) await mailVerification(deps, tx, account, pending);
    else await answerTaken(deps, tx, email, pending);
    return checkYourMail;
  });
}
