import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import type { SortDirection } from '@/components/ui/sort-header.tsx';

export type UserColumn = 'user' | 'roles' | 'subscription' | 'joined';

export interface UserOrder {
  column: UserColumn;
  direction: SortDirection;
}

const sortKey: Record<UserColumn, (user: ListedUser) => string> = {
  user: (user) => (user.display_name || user.email).toLocaleLowerCase('en'),
  roles: (user) => user.roles.join(),
  subscription: (user) => user.subscription.status ?? '',
  joined: (user) => user.created_at,
};

const matches = (user: ListedUser, words: string[]) => {
  const text = [
    user.display_name,
    user.email,
    user.user_id,
    ...user.roles,
    user.subscription.status ?? '',
    user.subscription.plan ?? '',
  ]
    .join(' ')
    .toLocaleLowerCase('en');
  return words.every((word) => text.includes(word));
};

const collator = new Intl.Collator('en', { numeric: true });

/** The users that match every word of the search, in the chosen order. */
export function arrangeUsers(users: readonly ListedUser[], search: string, order: UserOrder): ListedUser[] {
  const words = search.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const key = sortKey[order.column];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return users
    .filter((user) => matches(user, words))
    .sort((one, other) => sign * collator.compare(key(one), key(other)));
}
