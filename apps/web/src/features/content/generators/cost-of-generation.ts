import type { User } from '@visible-ai/shared/accounts/schema';

/** What a generation costs this account: whether it can be paid, and the sentence that says so. */
export function costOfGeneration({ isAdmin, subscription }: User): { payable: boolean; text: string } {
  const { status, credits } = subscription;
  if (isAdmin) return { payable: true, text: 'Costs nothing: admins generate without limit.' };
  if (status !== 'trial' || credits === null) return { payable: true, text: 'Included in your plan.' };
  if (credits === 0) return { payable: false, text: 'Your trial has no credits left.' };
  const left =
    credits === 1 ? 'it is your last one, and what is written opens with a plan' : `you have ${credits}`;
  return {
    payable: true,
    text: `Costs 1 credit of your trial; ${left}. If it fails, you get it back.`,
  };
}
