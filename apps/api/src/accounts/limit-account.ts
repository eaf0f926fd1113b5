import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { AppError } from '../http/app-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/**
 * Counts a try against a mailbox, whether it has an account or not, and for all of them where a mail goes out. The
 * limit per client is the router's.
 *
 * @param knownClient the network its owner is known to come from, when the try does: that is counted apart, so
 * that strangers cannot keep the owner out.
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
