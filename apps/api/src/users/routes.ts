import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import * as calls from '@visible-ai/shared/users/endpoints';
import { presentSubscription, type UserRow } from '../accounts/present-user.ts';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import {
  listAccounts,
  promoteAdmin,
  removeAdmin,
  type UsersDeps,
  updateSubscription,
} from './manage-users.ts';

/** An account as an admin sees it. */
const presentListedUser = (row: UserRow): ListedUser => ({
  id: row.id,
  user_id: row.id,
  email: row.email,
  display_name: row.displayName,
  roles: row.isAdmin ? ['admin'] : ['user'],
  created_at: row.createdAt.toISOString(),
  subscription: presentSubscription(row),
});

const nameOf = (user: UserRow) => user.displayName || 'User';

/** The calls of the admin panel. */
export function userRoutes(deps: UsersDeps): Route[] {
  return [
    route(calls.listUsers, async ({ query }) => {
      const { page, total, nextCursor } = await listAccounts(deps, query.cursor);
      return reply(200, { users: page.map(presentListedUser), total, nextCursor });
    }),
    route(calls.promoteAdmin, async ({ body }, call) => {
      const user = await promoteAdmin(deps, signedIn(call).userId, body.userId);
      return reply(200, { message: `${nameOf(user)} has been promoted to admin` });
    }),
    route(calls.removeAdmin, async ({ body }, call) => {
      const user = await removeAdmin(deps, signedIn(call).userId, body.userId);
      return reply(200, { message: `Admin role removed from ${nameOf(user)}` });
    }),
    route(calls.updateSubscription, async ({ params, body }, call) => {
      const user = await updateSubscription(deps, signedIn(call).userId, params.id, body);
      return reply(200, presentListedUser(user));
    }),
  ];
}
