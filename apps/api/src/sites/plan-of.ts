import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { type PlanLimits, planLimits } from '@visible-ai/shared/accounts/plan-limits';
import { findAccount } from '../accounts/account-store.ts';
import { presentSubscription } from '../accounts/present-user.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';

/** The limits of an account, and the name of its plan in a sentence. */
export interface Plan extends PlanLimits {
  name: string;
}

/** @throws AppError not_authenticated when the account is gone. */
export async function planOf(db: Db, ownerId: string): Promise<Plan> {
  const row = await findAccount(db, ownerId);
  if (!row) throw new AppError('not_authenticated');
  const { isAdmin } = row;
  const subscription = presentSubscription(row);
  const limits = planLimits({ isAdmin, subscription });
  if (isAdmin) return { ...limits, name: 'administrator' };
  if (subscription.status === 'active') return { ...limits, name: subscription.plan ?? 'active' };
  return { ...limits, name: isEntitled({ isAdmin, subscription }) ? 'trial' : 'no plan' };
}

/** The refusal of what a plan does not include; `limit` is the name for programs. */
export function overPlan(
  { name }: Plan,
  limit:
    | 'sites'
    | 'pages'
    | 'audits_per_day'
    | 'monitoring'
    | 'api_keys'
    | 'webhooks'
    | 'branding'
    | 'hosting'
    | 'answers'
    | 'logs',
  allows: string,
  retryAfterSeconds?: number,
): AppError {
  const text = `Your plan (${name}) ${allows}.`;
  const details = { limit, plan: name };
  if (retryAfterSeconds === undefined) return new AppError('plan_limit', { text, details });
  return new AppError('plan_limit', { text, details, passing: true, retryAfterSeconds });
}
