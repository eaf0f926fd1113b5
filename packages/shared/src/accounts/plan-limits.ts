import { isEntitled } from './entitlement.ts';
import type { Subscription } from './schema.ts';

/** What an account may do, as its plan has it. `null` is no limit. */
export interface PlanLimits {
  /** Sites it may keep. */
  sites: number | null;
  /** Pages that one audit of a site reads at most. */
  pagesPerAudit: number;
  /** Audits of one site within 24 hours. */
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
 * The limits of an account: an admin's, those of an active subscription, of a trial that still has credits, or of an
 * account with nothing but a sign-in. The one rule behind the server's limits and the screens' words.
 */
export function planLimits(account: { isAdmin: boolean; subscription: Subscription }): PlanLimits {
  if (account.isAdmin) return limits.admin;
  if (account.subscription.status === 'active') return limits.active;
  return isEntitled(account) ? limits.trial : limits.signedIn;
}
