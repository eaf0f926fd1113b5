import type { User } from '@visible-ai/shared/accounts/schema';

/** An account as the server describes it; the test names only what matters to it. */
export function makeUser(differing: Partial<User> = {}): User {
  return {
    id: 'u1',
    email: 'ada@example.com',
    displayName: 'Ada Lovelace',
    isAdmin: false,
    emailVerified: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    subscription: { status: null, plan: null, credits: null },
    ...differing,
  };
}
