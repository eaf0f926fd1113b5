import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import type { Authenticate } from '../http/viewer.ts';
import { presentSubscription } from './present-user.ts';
import type { SessionStore } from './session-store.ts';
import type { AccessTokens } from './tokens/access-token.ts';

/**
 * Finds the account of a token. It reads the database at each call, so a demoted admin loses access at once.
 */
export const createAuthenticate =
  (accessTokens: AccessTokens, sessions: SessionStore): Authenticate =>
  async (token) => {
    const claims = accessTokens.verify(token);
    const user = claims && (await sessions.findViewer(claims.userId, claims.sessionId));
    if (!user) return null;
    return {
      userId: user.id,
      isAdmin: user.isAdmin,
      isEntitled: isEntitled({ isAdmin: user.isAdmin, subscription: presentSubscription(user) }),
      sessionId: claims.sessionId,
    };
  };
