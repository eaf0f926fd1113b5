import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token of 256 random bits, for refreshing sessions and for links in mails. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: a person who reads the database cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The one token that follows a spent refresh token. Only the server can compute it. Two tabs that refresh at
 * once get the same one, and it is not stored in plain text.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh-token successor:${token}`).digest('base64url');
