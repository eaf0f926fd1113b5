import type { LimitName } from '@visible-ai/shared/contract/endpoint';

/** How far a quota is used up, for who has it. */
export interface QuotaState {
  /** Unique within an answer, e.g. `generation-account`. */
  policy: string;
  quota: number;
  windowSeconds: number;
  /** Null when the call was refused before it was counted here. */
  left: { calls: number; seconds: number } | null;
}

/** `quotas` are told to programs that call with a key. */
export type LimitDecision =
  | { ok: true; quotas?: readonly QuotaState[] }
  | { ok: false; retryAfterSeconds: number; quotas?: readonly QuotaState[] };

/** Whom a call counts for: a client's address, an API key, an account (its id, or a keyed hash of a mail address). */
export interface LimitKeys {
  client?: string | undefined;
  /** The id of an API key, which has as much as a client. */
  key?: string | undefined;
  account?: string | undefined;
  /** Counts it for the whole installation too: a mail that a visitor sets off. */
  everybody?: boolean;
  /** As how many calls it counts. Default: 1. */
  calls?: number | undefined;
}

/** Counts one call against a limit, for each of those it counts for, until one has nothing left. */
export type ConsumeLimit = (name: LimitName, keys: LimitKeys) => Promise<LimitDecision>;
