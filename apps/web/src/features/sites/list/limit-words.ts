import { type PlanLimits, planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { counted } from '@/lib/counted.ts';

/** What an account with less than a plan may have with one. */
const withPlan = planLimits({
  isAdmin: false,
  subscription: { status: 'active', plan: null, credits: null },
});

/** How many sites an account may keep, and how many it keeps: nothing where it may keep as many as it likes. */
export function sitesLeft(user: User, kept: number): { left: number; of: number } | null {
  const { sites } = planLimits(user);
  return sites === null ? null : { left: Math.max(0, sites - kept), of: sites };
}

/** What is said in the place of the form when no further site may be kept. */
export function sitesFullText(user: User, of: number): string {
  const more =
    user.subscription.status === 'active'
      ? 'Delete one to make room for another.'
      : `A plan keeps ${withPlan.sites}, or delete one to make room for another.`;
  return `Your account keeps ${counted(of, 'site')}. ${more}`;
}

/** What one audit reads and how often it may be asked for, in a sentence. */
export function auditLimitText({ pagesPerAudit, auditsPerDay }: PlanLimits): string {
  const pages = `An audit reads up to ${counted(pagesPerAudit, 'page')}`;
  return auditsPerDay === null
    ? `${pages}.`
    : `${pages}; a site can be audited ${auditsPerDay === 1 ? 'once' : `${auditsPerDay} times`} a day.`;
}
