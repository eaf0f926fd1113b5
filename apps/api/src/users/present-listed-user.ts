import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { presentSubscription, type UserRow } from '../accounts/present-user.ts';

/** An account as an admin sees it. */
export const presentListedUser = (row: UserRow): ListedUser => ({
  id: row.id,
  user_id: row.id,
  email: row.email,
  display_name: row.displayName,
  roles: row.isAdmin ? ['admin'] : ['user'],
  created_at: row.createdAt.toISOString(),
  subscription: presentSubscription(row),
});
