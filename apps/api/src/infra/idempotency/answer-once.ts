/** A call with an `Idempotency-Key`. */
export interface OnceCall {
  userId: string;
  /** The id of its endpoint: the same key at another one is another call. */
  endpoint: string;
  key: string;
  /** A digest of what is asked. */
  asked: string;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

/** An answer as it is sent. */
export interface KeptAnswer {
  status: number;
  body?: unknown;
}

/**
 * `replayed`: the answer of an earlier call. `mismatch`: the key was used to ask for something else. `busy`: an earlier
 * call is still being worked on.
 */
export type OnceResult =
  | ({ kind: 'acted' | 'replayed' } & KeptAnswer)
  | { kind: 'mismatch' }
  | { kind: 'busy' };

/**
 * Does what is asked once for each key within 24 hours. Calls beside the first wait for its answer, on other instances
 * too. What `act` throws is thrown on, and the key is free again.
 */
export type AnswerOnce = (call: OnceCall, act: () => Promise<KeptAnswer>) => Promise<OnceResult>;
