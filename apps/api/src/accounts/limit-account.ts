import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { AppError } from '../http/app-error.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/**
 * Counts a try against an address, whether it has an account or not. The limit per client is the router's.
 *
 * @throws AppError rate_limited.
 */
export async function limitAccount(
  { consumeLimit, keyedHash }: Pick<AccountsDeps, 'consumeLimit' | 'keyedHash'>,
  name: LimitName,
  email: string,
): Promise<void> {
  const decision = await consumeLimit(name, { account: keyedHash(`account:${email}`) });
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
}
