/** The account behind a call, read from the database at each call so that a demoted admin is out at once. */
export interface Viewer {
  userId: string;
  isAdmin: boolean;
  isEntitled: boolean;
  /** The session (refresh-token family) the access token belongs to. */
  sessionId: string;
}

/** Turns a bearer token into its viewer; null for a token that is not good (any more). */
export type Authenticate = (accessToken: string) => Promise<Viewer | null>;
