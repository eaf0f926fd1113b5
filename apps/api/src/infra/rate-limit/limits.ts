import type { LimitName } from '@visible-ai/shared/contract/endpoint';

export type LimitDecision = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Whom a call counts for: a client's address, an account (its id, or a keyed hash of a mail address), or both. */
export interface LimitKeys {
  client?: string | undefined;
  account?: string | undefined;
  /** Counts it for the whole installation too: a mail that a visitor sets off. */
  everybody?: boolean;
}

/** Counts one call against a limit, per client network and, where there is one, per account. */
export type ConsumeLimit = (name: LimitName, keys: LimitKeys) => Promise<LimitDecision>;
