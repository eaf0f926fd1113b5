import jwt from 'jsonwebtoken';
import { z } from 'zod';

/** 15 minutes in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'visible-ai';
const AUDIENCE = 'visible-ai-api';

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  type: z.literal('access'),
  iat: z.number(),
  exp: z.number(),
});

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(who: AccessClaims): string;
  /** Null for anything but a valid token of ours. */
  verify(token: string): AccessClaims | null;
}

/** Access tokens: only HS256, 15 minutes, bound to a session that can be ended. */
export function createAccessTokens(secret: string, now: () => Date): AccessTokens {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    sign({ userId, sessionId }) {
      const iat = seconds();
      const payload = { sub: userId, sid: sessionId, type: 'access', iat, exp: iat + ACCESS_TOKEN_SECONDS };
      return jwt.sign({ ...payload, iss: ISSUER, aud: AUDIENCE }, secret, { algorithm: 'HS256' });
    },
    verify(token) {
      try {
        const payload = claims.parse(
          jwt.verify(token, secret, {
            algorithms: ['HS256'],
            issuer: ISSUER,
            audience: AUDIENCE,
            clockTimestamp: seconds(),
            maxAge: ACCESS_TOKEN_SECONDS,
          }),
        );
        return { userId: payload.sub, sessionId: payload.sid };
      } catch {
        return null;
      }
    },
  };
}
