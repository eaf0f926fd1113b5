import * as calls from '@visible-ai/shared/keys/endpoints';
import { type Route, reply, route, signedIn } from '../http/route.ts';
import type { AuthenticateKey } from '../http/viewer.ts';
import { type AuthenticateKeyDeps, createAuthenticateKey } from './authenticate-key.ts';
import { createKey, type KeysDeps, listKeys, revokeKey } from './manage-keys.ts';

export interface Keys {
  routes: Route[];
  /** Finds the holder of a sent key. */
  authenticateKey: AuthenticateKey;
}

/** Builds the API keys domain: its calls, and the authentication. */
export function createKeys(parts: KeysDeps & AuthenticateKeyDeps): Keys {
  return {
    routes: [
      route(calls.listKeys, async (_input, call) =>
        reply(200, { keys: await listKeys(parts, signedIn(call).userId) }),
      ),
      route(calls.createKey, async ({ body }, call) =>
        reply(201, await createKey(parts, signedIn(call).userId, body)),
      ),
      route(calls.revokeKey, async ({ params }, call) => {
        await revokeKey(parts, signedIn(call).userId, params.id);
        return reply(204);
      }),
    ],
    authenticateKey: createAuthenticateKey(parts),
  };
}
