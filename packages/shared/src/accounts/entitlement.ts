import type { Subscription } from './schema.ts';

/**
 * Whether an account may generate and manage content: an admin, an active subscription, or a trial with
 * credits. The server's checks and the texts of the screens use this one rule.
 */
export function isEntitled(account: { isAdmin: boolean; subscription: Subscription }): boolean {
  if (account.isAdmin) return true;
  const { status, credits } = account.subscription;
  if (status === 'active') return true;
  return status === 'trial' && (credits === null || credits > 0);
}
