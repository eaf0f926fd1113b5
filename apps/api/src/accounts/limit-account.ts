import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { AppError } from '../http/app-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/**
 * Counts an attempt against a mailbox, whether it has an account or not, and against the limit of all mails
 * where a mail is sent. The limit per client is the router's.
 *
 * @param knownClient the network of the attempt, if the owner is known to use it: it is counted separately,
 * so that strangers cannot lock the owner out.
 * @throws AppError rate_limited.
 */
export async function limitAccount(
  { consumeLimit, keyedHash }: Pick<AccountsDeps, 'consumeLimit' | 'keyedHash'>,
  name: LimitName,
  email: string,
  knownClient?: string,
): Promise<void> {
  const mailbox = mailboxOf(email);
  const whose = knownClient === undefined ? `account:${mailbox}` : `account:${mailbox}:${knownClient}`;
  const decision = await consumeLimit(name, { account: keyedHash(whose), everybody: true });
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
}
