import { isEntitled } from './entitlement.ts';
import type { Subscription } from './schema.ts';

/** What an account may do. `null` means no limit. */
export interface PlanLimits {
  /** The most sites of the account. */
  sites: number | null;
  /** The most pages that one audit reads. */
  pagesPerAudit: number;
  /** The most audits of one site within 24 hours. */
  auditsPerDay: number | null;
  /** Schedules, alerts, webhooks, API keys, own branding, hosted files and answers. */
  monitoring: boolean;
}

const limits = {
  signedIn: { sites: 1, pagesPerAudit: 25, auditsPerDay: 2, monitoring: false },
  trial: { sites: 3, pagesPerAudit: 100, auditsPerDay: 5, monitoring: false },
  active: { sites: 20, pagesPerAudit: 2000, auditsPerDay: 24, monitoring: true },
  admin: { sites: null, pagesPerAudit: 2000, auditsPerDay: null, monitoring: true },
} as const satisfies Record<string, PlanLimits>;

/**
 * The limits of an account: of an admin, an active subscription, a trial with credits, or an account without
 * a plan. The server's limits and the texts of the screens use this one rule.
 */
export function planLimits(account: { isAdmin: boolean; subscription: Subscription }): PlanLimits {
  if (account.isAdmin) return limits.admin;
  if (account.subscription.status === 'active') return limits.active;
  return isEntitled(account) ? limits.trial : limits.signedIn;
}
