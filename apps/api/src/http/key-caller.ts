import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import type { AuthenticateKey, KeyHolder } from './viewer.ts';

const KEY_BEARER = /^Bearer\s+(vai_.*)$/i;

/** The API key of a request, valid or not. */
export const sentKey = (request: Request): string | undefined =>
  KEY_BEARER.exec(request.headers.authorization ?? '')?.[1];

const holders = new WeakMap<Request, KeyHolder>();

/** The holder of the API key of a call; null without one. */
export const keyCaller = (request: Request): KeyHolder | null => holders.get(request) ?? null;

/**
 * Checks the API key of a call before anything else is read. An invalid key is refused everywhere, also where
 * nobody needs to sign in, so that a program learns at once that its key is revoked.
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
