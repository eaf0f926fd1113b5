import type { Subscription, User } from '@visible-ai/shared/accounts/schema';
import type { users } from '../db/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;

/** The subscription as the API shows it: an admin's credits are unlimited. */
export const presentSubscription = (row: UserRow): Subscription => ({
  status: row.subscriptionStatus,
  plan: row.plan,
  credits: row.isAdmin ? null : row.credits,
});

/** The account as its owner sees it. */
export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  displayName: row.displayName,
  isAdmin: row.isAdmin,
  emailVerified: row.emailVerifiedAt !== null,
  createdAt: row.createdAt.toISOString(),
  subscription: presentSubscription(row),
});
