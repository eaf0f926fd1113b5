import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import type { User } from '@visible-ai/shared/accounts/schema';
import { formatCount } from '@/lib/format-count.ts';

/** Whether this account can pay for a generation, and a sentence about the cost; without a full stop, as a title, if it cannot. */
export function costOfGeneration(user: User): { payable: boolean; text: string } {
  const { isAdmin, subscription } = user;
  const { status, credits } = subscription;
  if (isAdmin) return { payable: true, text: 'Costs nothing: admins generate without limit.' };
  if (status === 'trial' && credits === 0) return { payable: false, text: 'Your trial has no credits left' };
  if (!isEntitled(user)) return { payable: false, text: 'Generating is part of our plans' };
  if (status !== 'trial' || credits === null) return { payable: true, text: 'Included in your plan.' };
  const left = credits === 1 ? 'it is your last one' : `you have ${formatCount(credits)}`;
  return {
    payable: true,
    text: `Costs 1 credit of your trial; ${left}. If it fails, you get it back.`,
  };
}
