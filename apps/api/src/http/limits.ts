import type { LimitName } from '@visible-ai/shared/contract/endpoint';

export type LimitDecision = { ok: true } | { ok: false; retryAfterSeconds: number };

/** Counts one call against a limit, per client address prefix and, where there is one, per account. */
export type ConsumeLimit = (
  name: LimitName,
  keys: { client: string; account?: string | undefined },
) => Promise<LimitDecision>;
