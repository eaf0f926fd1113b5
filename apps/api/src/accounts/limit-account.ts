import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../http/app-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/**
 * Counts a try against an address, whether it has an account or not. The limit per client is the router's.
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
  const whose = knownClient === undefined ? `account:${email}` : `account:${email}:${knownClient}`;
  const decision = await consumeLimit(name, { account: keyedHash(whose) });
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
}
