import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { expect, it } from 'vitest';
import { arrangeUsers } from './user-table-order.ts';

const user = (name: string, change: Partial<ListedUser> = {}): ListedUser => ({
  id: name,
  user_id: name,
  email: `${name.toLowerCase()}@example.com`,
  display_name: name,
  roles: ['user'],
  created_at: '2026-01-01T00:00:00.000Z',
  subscription: { status: null, plan: null, credits: 0 },
  ...change,
});
const bob = user('Bob', { roles: ['admin'], created_at: '2026-03-01T00:00:00.000Z' });
const ann = user('ann', { subscription: { status: 'trial', plan: 'Essential', credits: 2 } });
const nameless = user('Zoe', { display_name: '' });
const names = (users: ListedUser[]) => users.map(({ id }) => id);

it('sorts by name in any case, an unnamed one by the address', () => {
  const order = { column: 'user', direction: 'ascending' } as const;
  expect(names(arrangeUsers([nameless, bob, ann], '', order))).toEqual(['ann', 'Bob', 'Zoe']);
});

it('sorts numbers in names by their value', () => {
  const order = { column: 'user', direction: 'ascending' } as const;
  const users = ['Team 10', 'Team 9', 'Team 100'].map((name) => user(name));
  expect(names(arrangeUsers(users, '', order))).toEqual(['Team 9', 'Team 10', 'Team 100']);
});

it('sorts by the day of joining, newest first', () => {
  const order = { column: 'joined', direction: 'descending' } as const;
  expect(names(arrangeUsers([ann, bob], '', order))).toEqual(['Bob', 'ann']);
});

it('finds by every word, wherever it stands', () => {
  const order = { column: 'user', direction: 'ascending' } as const;
  expect(names(arrangeUsers([ann, bob], 'ADMIN example', order))).toEqual(['Bob']);
  expect(names(arrangeUsers([ann, bob], 'essential', order))).toEqual(['ann']);
  expect(arrangeUsers([ann, bob], 'nobody', order)).toEqual([]);
});
