import type { Scope } from '@visible-ai/shared/contract/scopes';

/**
 * The account behind a call. It is read from the database at each call, so a demoted admin loses access at
 * once.
 */
export interface Viewer {
  userId: string;
  isAdmin: boolean;
  isEntitled: boolean;
  /** The session (refresh-token family) of the access token; null for a call with an API key. */
  sessionId: string | null;
}

/** A signed-in person, not an API key. */
export interface SessionViewer extends Viewer {
  sessionId: string;
}

/** Turns an access token into its viewer; null if the token is not valid or no longer valid. */
export type Authenticate = (accessToken: string) => Promise<Viewer | null>;

/** The API key of a call. */
export interface CallKey {
  /** The key's public part. */
  id: string;
  scopes: readonly Scope[];
  /** Whether the account's plan includes keys. After the plan has ended, a key can still read and do nothing else. */
  inPlan: boolean;
}

/** The caller with an API key: the key with its scopes, and its account. */
export interface KeyHolder {
  viewer: Viewer;
  key: CallKey;
}

/**
 * Turns a sent API key into its holder. It reads the database at each call, so a revoked key stops working at
 * once.
 *
 * @param clientIp the address of the caller. A network that guesses many keys is refused without a database
 * query.
 * @returns null for a key that is forged, unknown, revoked or expired.
 * @throws AppError rate_limited for a network that has guessed too often.
 */
export type AuthenticateKey = (sent: string, clientIp: string) => Promise<KeyHolder | null>;
