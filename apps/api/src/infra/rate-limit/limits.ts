import type { LimitName } from '@visible-ai/shared/contract/endpoint';

/** How much of a quota is used, for the caller that has it. */
export interface QuotaState {
  /** Unique within an answer, e.g. `generation-account`. */
  policy: string;
  quota: number;
  windowSeconds: number;
  /** Null when the call was refused before it was counted here. */
  left: { calls: number; seconds: number } | null;
}

/** A program that calls with a key gets `quotas` in its answer. */
export type LimitDecision =
  | { ok: true; quotas?: readonly QuotaState[] }
  | { ok: false; retryAfterSeconds: number; quotas?: readonly QuotaState[] };

/** What a call counts for: a client's address, an API key, an account (its id, or a keyed hash of a mail address). */
export interface LimitKeys {
  client?: string | undefined;
  /** The id of an API key. A key has the same allowance as a client. */
  key?: string | undefined;
  account?: string | undefined;
  /** Whether it also counts for the whole installation, as a mail does that a visitor causes. */
  everybody?: boolean;
  /** How many calls it counts as. Default: 1. */
  calls?: number | undefined;
}

/** Counts one call against a limit, for each key in turn, until one has nothing left. */
export type ConsumeLimit = (name: LimitName, keys: LimitKeys) => Promise<LimitDecision>;
