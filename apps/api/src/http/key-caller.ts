import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import type { AuthenticateKey, KeyHolder } from './viewer.ts';

const KEY_BEARER = /^Bearer\s+(vai_.*)$/i;

/** The API key that a request is sent with, good or not. */
export const sentKey = (request: Request): string | undefined =>
  KEY_BEARER.exec(request.headers.authorization ?? '')?.[1];

const holders = new WeakMap<Request, KeyHolder>();

/** Who calls with an API key; null for everybody else. */
export const keyCaller = (request: Request): KeyHolder | null => holders.get(request) ?? null;

/**
 * Looks at the API key of a call before anything else of it is read. One that is no good is refused wherever it is
 * sent, also where nobody needs to sign in: a program is to learn at once that its key is gone.
 */
export const identifyKey =
  (authenticateKey: AuthenticateKey): RequestHandler =>
  async (request, _response, next) => {
    const sent = sentKey(request);
    if (sent === undefined) return next();
    const holder = await authenticateKey(sent, request.ip ?? 'unknown');
    if (!holder)
      throw new AppError('not_authenticated', {
        text: 'This API key is not valid: it is mistyped, revoked or expired.',
      });
    holders.set(request, holder);
    next();
  };
