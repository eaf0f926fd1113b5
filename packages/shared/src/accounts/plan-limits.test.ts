import { expect, it } from 'vitest';
import { planLimits } from './plan-limits.ts';
import type { Subscription } from './schema.ts';

const account = (status: Subscription['status'], credits: number | null, isAdmin = false) => ({
  isAdmin,
  subscription: { status, credits, plan: null },
});

it.each([
  [null, null, { sites: 1, pagesPerAudit: 25, auditsPerDay: 2, monitoring: false }],
  ['trial', 3, { sites: 3, pagesPerAudit: 100, auditsPerDay: 5, monitoring: false }],
  ['trial', 0, { sites: 1, pagesPerAudit: 25, auditsPerDay: 2, monitoring: false }],
  ['active', null, { sites: 20, pagesPerAudit: 2000, auditsPerDay: 24, monitoring: true }],
] as const)(
  'gives an account whose subscription is %s, with %s credits, its limits',
  (status, credits, wanted) => {
    expect(planLimits(account(status, credits))).toEqual(wanted);
  },
);

it('limits an admin in the pages of an audit alone', () => {
  expect(planLimits(account(null, null, true))).toEqual({
    sites: null,
    pagesPerAudit: 2000,
    auditsPerDay: null,
    monitoring: true,
  });
});
