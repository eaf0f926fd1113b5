import { type PlanLimits, planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { counted } from '@/lib/counted.ts';

/** The limits of a plan, for accounts that have none. */
const withPlan = planLimits({
  isAdmin: false,
  subscription: { status: 'active', plan: null, credits: null },
});

/** How many sites an account can still add, and its limit. Null if there is no limit. */
export function sitesLeft(user: User, kept: number): { left: number; of: number } | null {
  const { sites } = planLimits(user);
  return sites === null ? null : { left: Math.max(0, sites - kept), of: sites };
}

/** Replaces the form when no more sites can be added. */
export function sitesFullText(user: User, of: number): string {
  const more =
    user.subscription.status === 'active'
      ? 'Delete one to make room for another.'
      : `A plan keeps ${withPlan.sites}, or delete one to make room for another.`;
  return `Your account keeps ${counted(of, 'site')}. ${more}`;
}

/** The limits of an audit, in one sentence. */
export function auditLimitText({ pagesPerAudit, auditsPerDay }: PlanLimits): string {
  const pages = `An audit reads up to ${counted(pagesPerAudit, 'page')}`;
  return auditsPerDay === null
    ? `${pages}.`
    : `${pages}; a site can be audited ${auditsPerDay === 1 ? 'once' : `${auditsPerDay} times`} a day.`;
}
