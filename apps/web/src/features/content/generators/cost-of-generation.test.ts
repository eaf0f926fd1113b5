import type { User } from '@visible-ai/shared/accounts/schema';
import { describe, expect, it } from 'vitest';
import { costOfGeneration } from './cost-of-generation.ts';

const userWith = (status: User['subscription']['status'], credits: number | null, isAdmin = false): User => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ann@example.com',
  displayName: 'Ann',
  isAdmin,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  subscription: { status, plan: null, credits },
});

describe('what a generation costs', () => {
  it('is nothing for admins and subscribers, and beyond those without a plan', () => {
    expect(costOfGeneration(userWith(null, null, true)).payable).toBe(true);
    expect(costOfGeneration(userWith(null, 0)).payable).toBe(false);
    expect(costOfGeneration(userWith('expired', 0)).payable).toBe(false);
    expect(costOfGeneration(userWith('active', 0))).toEqual({
      payable: true,
      text: 'Included in your plan.',
    });
  });

  it('is a credit of a trial, which says how many there are', () => {
    expect(costOfGeneration(userWith('trial', 3)).text).toContain('you have 3');
    expect(costOfGeneration(userWith('trial', 1)).text).toContain('it is your last one.');
    expect(costOfGeneration(userWith('trial', 0))).toEqual({
      payable: false,
      text: 'Your trial has no credits left',
    });
  });
});
