/** A call with an `Idempotency-Key`. */
export interface OnceCall {
  userId: string;
  /** The id of its endpoint: the same key at another endpoint is another call. */
  endpoint: string;
  key: string;
  /** A digest of the request. */
  asked: string;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

/** An answer in the form in which it is sent. */
export interface KeptAnswer {
  status: number;
  body?: unknown;
}

/**
 * `replayed`: the answer of an earlier call. `mismatch`: the key was used for another request. `busy`: an
 * earlier call is still in progress.
 */
export type OnceResult =
  | ({ kind: 'acted' | 'replayed' } & KeptAnswer)
  | { kind: 'mismatch' }
  | { kind: 'busy' };

/**
 * Executes a request once for each key within 24 hours. Concurrent calls wait for the first one's answer,
 * also on other instances. An error of `act` is thrown on, and the key is free again.
 */
export type AnswerOnce = (call: OnceCall, act: () => Promise<KeptAnswer>) => Promise<OnceResult>;
