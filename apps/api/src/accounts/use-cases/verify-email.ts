import { randomUUID } from 'node:crypto';
import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { renderChoosePasswordMail, renderVerifyMail } from '../../mail/render-account-mails.ts';
import { changeAccount, findAccount, findAccountByEmail, lockAccount } from '../account-store.ts';
import { type AccountsDeps, type Caller, mailOwner } from '../accounts-deps.ts';
import { inEvenTime } from '../even-time.ts';
import { rememberClient } from '../known-client-store.ts';
import { limitAccount } from '../limit-account.ts';
import {
  findMailToken,
  findOnlyOpenSignUp,
  isContested,
  issueMailToken,
  type MailTokenRow,
  spendMailToken,
  spendOpenMailTokens,
} from '../mail-token-store.ts';
import { presentUser, type UserRow } from '../present-user.ts';
import { welcomeAccount } from '../welcome-account.ts';

/**
 * Checks that a person who opens a link knows the password of its sign-up. On the network of the sign-up this
 * is assumed; on another one the password is required. Otherwise a stranger could sign up with another
 * person's address, and the owner's click, or a mail scanner's, would make the stranger's password valid.
 * Nothing is spent.
 *
 * @returns true if the password was typed again.
 * @throws AppError invalid_token, password_required, invalid_credentials, unavailable.
 */
async function confirmSignUp(
  deps: AccountsDeps,
  given: { token: string; password?: string | undefined },
  caller: Caller,
): Promise<boolean> {
  const link = await findMailToken(deps.db, given.token, 'verify', deps.now());
  if (!link) throw new AppError('invalid_token');
  const { pendingPasswordHash, pendingClientKey } = link;
  if (pendingPasswordHash === null || pendingClientKey === caller.clientKey) return false;
  if (given.password === undefined) throw new AppError('password_required');
  if (!(await deps.passwords.verify(given.password, pendingPasswordHash)))
    throw new AppError('invalid_credentials', {
      text: 'This is not the password that was typed with the sign-up.',
    });
  return true;
}

/**
 * What opening a link does to the account. The password of the sign-up becomes valid unless it may be a
 * stranger's: if the sign-up was deleted, if the link was sent again after several sign-ups, or if the
 * address was signed up from two networks and nobody typed the password again. Then no password is valid
 * until the owner chooses one by mail.
 */
async function settle(
  deps: AccountsDeps,
  tx: Db,
  { account, link, confirmed }: { account: UserRow; link: MailTokenRow; confirmed: boolean },
): Promise<UserRow> {
  const { pendingPasswordHash: passwordHash, pendingDisplayName: displayName } = link;
  const holds = passwordHash !== null && (confirmed || !(await isContested(tx, link)));
  const settled = await changeAccount(tx, account.id, {
    emailVerifiedAt: deps.now(),
    passwordHash: holds ? passwordHash : deps.passwords.unusable(),
    ...(displayName ? { displayName } : {}),
  });
  if (!settled) throw new AppError('invalid_token');
  return account.emailVerifiedAt ? settled : welcomeAccount(deps, tx, settled);
}

/** Mails a link to choose a password to an account's address. */
async function mailPasswordChoice(deps: AccountsDeps, tx: Db, account: UserRow): Promise<void> {
  const reset = await issueMailToken(tx, deps.now(), { userId: account.id, purpose: 'reset' });
  const mail = renderChoosePasswordMail(deps.appUrl, reset);
  await mailOwner(deps, tx, account, `reset:${randomUUID()}`, mail);
}

/**
 * Spends a verification link: verifies the address and signs in.
 *
 * @param given the link's token and, if required, the password of the sign-up.
 * @throws AppError invalid_token; password_required on another network than the sign-up's;
 * invalid_credentials for another password than that of the sign-up; unavailable.
 */
export async function verifyEmail(
  deps: AccountsDeps,
  given: { token: string; password?: string | undefined },
  caller: Caller,
): Promise<{ message: string; user: User; tokens: Tokens }> {
  const confirmed = await confirmSignUp(deps, given, caller);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const link = await spendMailToken(tx, given.token, 'verify', now);
    const account = link && (await lockAccount(tx, link.userId));
    if (!account) throw new AppError('invalid_token');
    const settled = await settle(deps, tx, { account, link, confirmed });
    await spendOpenMailTokens(tx, account.id, 'verify', now);
    await rememberClient(tx, account.id, caller.clientKey, now);
    let message = 'Your email address is verified.';
    if (settled.passwordHash !== link.pendingPasswordHash) {
      await mailPasswordChoice(deps, tx, account);
      message = `${message} We have mailed you a link to choose your password.`;
    }
    const tokens = await deps.sessions.start(tx, account.id, caller.userAgent);
    return { message, user: presentUser(settled), tokens };
  });
}

/**
 * For a person who opens a link and does not know the password of its sign-up: mails a link to choose a
 * password, which also verifies the address. The first link stays valid.
 *
 * @throws AppError invalid_token, rate_limited.
 */
export async function choosePasswordByMail(deps: AccountsDeps, token: string): Promise<void> {
  const link = await findMailToken(deps.db, token, 'verify', deps.now());
  const account = link && (await findAccount(deps.db, link.userId));
  if (!account) throw new AppError('invalid_token');
  await limitAccount(deps, 'mail-link', account.email);
  await deps.db.transaction((tx) => mailPasswordChoice(deps, tx, account));
}

/**
 * Sends the verification mail again if the address waits for it; else it does nothing. The caller has typed
 * no password: after several sign-ups the link therefore sets none, and the owner chooses one by mail.
 *
 * @throws AppError rate_limited.
 */
export async function resendVerification(deps: AccountsDeps, email: string): Promise<void> {
  await limitAccount(deps, 'mail-link', email);
  const sent = deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account || account.emailVerifiedAt) return;
    const pending = await findOnlyOpenSignUp(tx, account.id);
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
