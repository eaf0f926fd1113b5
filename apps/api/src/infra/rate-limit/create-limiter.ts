import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { type KeyedHash, limitedNetwork } from './client-key.ts';
import { limitNumbers } from './limit-numbers.ts';
import type { ConsumeLimit } from './limits.ts';

export interface LimiterParts {
  database: Pick<Database, 'execute'>;
  /** Turns an address into what is stored of it. */
  keyedHash: KeyedHash;
  /** Multiplies every limit (RATE_LIMIT_SCALE). */
  scale: number;
}

type Counted = 'client' | 'account' | 'everybody';

/**
 * Limits per client network and per account. Those against guessing and flooding are counted in the database
 * in one statement each, so that parallel tries, restarts and further instances change nothing; while it is
 * away they are counted in memory.
 */
export function createLimiter({ database, keyedHash, scale }: LimiterParts): ConsumeLimit {
  // The library speaks text and values to any client with a `query`.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.execute(text, values),
  };
  const create = (name: LimitName, counted: Counted): RateLimiterAbstract | null => {
    const numbers = limitNumbers[name];
    const allowance = numbers[counted];
    if (!allowance) return null;
    const points = Math.max(1, Math.round(allowance.points * scale));
    const options = { keyPrefix: `${name}:${counted}`, points, duration: allowance.seconds };
    const inMemory = new RateLimiterMemory(options);
    if (!numbers.shared) return inMemory;
    return new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // Who is over the limit is refused without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: inMemory,
    });
  };
  const limiters = new Map<string, RateLimiterAbstract | null>();
  const limiterOf = (name: LimitName, counted: Counted) => {
    const key = `${name}:${counted}`;
    if (!limiters.has(key)) limiters.set(key, create(name, counted));
    return limiters.get(key) ?? null;
  };

  return async (name, { client, account, everybody }) => {
    try {
      if (client) await limiterOf(name, 'client')?.consume(keyedHash(limitedNetwork(client)));
      if (account) await limiterOf(name, 'account')?.consume(account);
      if (everybody) await limiterOf(name, 'everybody')?.consume('everybody');
      return { ok: true };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  };
}
