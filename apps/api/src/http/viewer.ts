import type { Scope } from '@visible-ai/shared/contract/scopes';

/** The account behind a call, read from the database at each call so that a demoted admin is out at once. */
export interface Viewer {
  userId: string;
  isAdmin: boolean;
  isEntitled: boolean;
  /** The session (refresh-token family) the access token belongs to; null for who calls with an API key. */
  sessionId: string | null;
}

/** Who is signed in by hand. */
export interface SessionViewer extends Viewer {
  sessionId: string;
}

/** Turns an access token into its viewer; null for a token that is not good (any more). */
export type Authenticate = (accessToken: string) => Promise<Viewer | null>;

/** An API key that a call is made with. */
export interface CallKey {
  /** Its public part. */
  id: string;
  scopes: readonly Scope[];
  /** Whether the account's plan has keys. One that was made before the plan ended goes on reading, and does no more. */
  inPlan: boolean;
}

/** Who calls with an API key: what the key opens, and whose it is. */
export interface KeyHolder {
  viewer: Viewer;
  key: CallKey;
}

/**
 * Turns an API key as it was sent into its holder, from the database at each call: a revoked one is out at once.
 *
 * @param clientIp where it comes from: who guesses many keys is refused without a look into the database.
 * @returns null for a key that is forged, unknown, revoked or expired.
 * @throws AppError rate_limited for a network that has guessed too often.
 */
export type AuthenticateKey = (sent: string, clientIp: string) => Promise<KeyHolder | null>;
