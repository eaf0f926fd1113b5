import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { ConsumeLimit, LimitKeys, QuotaState } from '../infra/rate-limit/limits.ts';
import { AppError } from './app-error.ts';
import { keyCaller } from './key-caller.ts';

/**
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ (10): structured field lists with
 * one member per policy.
 */
function tellQuotas(response: Response, quotas: readonly QuotaState[]): void {
  const policies = quotas.map(
    ({ policy, quota, windowSeconds }) => `"${policy}";q=${quota};w=${windowSeconds}`,
  );
  const states = quotas.flatMap(({ policy, left }) =>
    left ? [`"${policy}";r=${left.calls};t=${left.seconds}`] : [],
  );
  if (policies.length > 0) response.set('ratelimit-policy', policies.join(', '));
  if (states.length > 0) response.set('ratelimit', states.join(', '));
}

/**
 * Counts a call. The answer to a call with a key says how much is left.
 *
 * @throws AppError rate_limited.
 */
export async function countCall(
  consume: ConsumeLimit,
  name: LimitName,
  whose: LimitKeys,
  response: Response,
): Promise<void> {
  const decision = await consume(name, whose);
  // When a stream has begun, its headers are already sent.
  if (whose.key !== undefined && !response.headersSent) tellQuotas(response, decision.quotas ?? []);
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
}

/**
 * What a call with a key counts against: the key, its account and, for a visitor's call, the network. Null
 * without a key.
 */
export function keyed(request: Request, asVisitor: boolean): LimitKeys | null {
  const caller = keyCaller(request);
  if (!caller) return null;
  const { key, viewer } = caller;
  return {
    client: asVisitor ? (request.ip ?? 'unknown') : undefined,
    key: key.id,
    account: viewer.userId,
  };
}

/** Counts a request with a key that failed before its call was known: a body that is not JSON, or an unknown path. */
export const countStray =
  (consume: ConsumeLimit): ErrorRequestHandler =>
  async (error, request, response, next) => {
    const whose = response.hasHeader('ratelimit') ? null : keyed(request, false);
    if (!whose) return next(error);
    await countCall(consume, 'default', whose, response);
    next(error);
  };
