import * as calls from '@visible-ai/shared/users/endpoints';
import type { UserRow } from '../accounts/present-user.ts';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import {
  listAccounts,
  promoteAdmin,
  removeAdmin,
  type UsersDeps,
  updateSubscription,
} from './manage-users.ts';
import { presentListedUser } from './present-listed-user.ts';

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
