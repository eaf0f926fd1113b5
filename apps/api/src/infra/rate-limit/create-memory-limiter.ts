import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressPrefix } from '../../http/client-key.ts';
import type { ConsumeLimit } from '../../http/limits.ts';

/** Calls per client network and time. Generous for a person, short for a script. */
const limits: Record<LimitName, { points: number; seconds: number }> = {
  'sign-in': { points: 20, seconds: 15 * 60 },
  register: { points: 10, seconds: 60 * 60 },
  'mail-link': { points: 10, seconds: 60 * 60 },
  refresh: { points: 120, seconds: 60 },
  analysis: { points: 30, seconds: 10 * 60 },
  'analysis-mail': { points: 5, seconds: 60 * 60 },
  generation: { points: 20, seconds: 60 * 60 },
  intake: { points: 5, seconds: 60 * 60 },
  default: { points: 600, seconds: 60 },
};

/**
 * Limits held in this instance's memory: they cost nothing on the way of a call, and a restart or a second
 * instance only makes them more generous.
 *
 * @param scale multiplies every limit (RATE_LIMIT_SCALE).
 */
export function createMemoryLimiter(scale: number): ConsumeLimit {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({
        keyPrefix: name,
        points: Math.max(1, Math.round(points * scale)),
        duration: seconds,
      }),
    ]),
  );
  return async (name, { client, account }) => {
    try {
      if (client) await limiters.get(name)?.consume(`client:${addressPrefix(client)}`);
      if (account) await limiters.get(name)?.consume(`account:${account}`);
      return { ok: true };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryAfterSeconds: refused.msBeforeNext / 1000 };
    }
  };
}
