import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token of 256 random bits, for refreshing and for links in mails. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: nobody who reads the database can use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The one token that follows a spent refresh token. Only the server can tell it, and it tells the same to
 * two tabs that ask at once, without keeping it in the clear.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh-token successor:${token}`).digest('base64url');
