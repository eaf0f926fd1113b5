import { describe, expect, it } from 'vitest';
import { isEntitled } from './entitlement.ts';
import type { Subscription } from './schema.ts';

const account = (status: Subscription['status'], credits: number | null, isAdmin = false) => ({
  isAdmin,
  subscription: { status, plan: null, credits },
});

describe('an account', () => {
  it.each([
    ['an admin without a subscription', account(null, 0, true)],
    ['an admin whose subscription ended', account('expired', 0, true)],
    ['an active subscription', account('active', 0)],
    ['a trial with one credit', account('trial', 1)],
    ['a trial without a limit', account('trial', null)],
  ])('may generate: %s', (_name, entitled) => {
    expect(isEntitled(entitled)).toBe(true);
  });

  it.each([
    ['no subscription', account(null, null)],
    ['no subscription but credits', account(null, 5)],
    ['a trial whose credits are spent', account('trial', 0)],
    ['an ended subscription with credits', account('expired', 5)],
    ['an ended subscription without a limit', account('expired', null)],
  ])('may not generate: %s', (_name, refused) => {
    expect(isEntitled(refused)).toBe(false);
  });
});
