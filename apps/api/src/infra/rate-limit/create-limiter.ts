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
import type { ConsumeLimit, QuotaState } from './limits.ts';

export interface LimiterParts {
  database: Pick<Database, 'execute'>;
  /** Turns an address into the hash that is stored instead of it. */
  keyedHash: KeyedHash;
  /** Multiplies every limit (RATE_LIMIT_SCALE). */
  scale: number;
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Counts a call and returns what is left. A refusal is returned, not thrown. */
async function consumeOne(limiter: RateLimiterAbstract, whose: string, calls: number) {
  try {
    const result = await limiter.consume(whose, calls);
    return { left: Math.max(0, result.remainingPoints), seconds: secondsOf(result), refused: null };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { left: 0, seconds: secondsOf(error), refused: error };
  }
}

const counted = ['client', 'key', 'account', 'everybody'] as const;
type Counted = (typeof counted)[number];

interface Limiter {
  quota: Omit<QuotaState, 'left'>;
  limiter: RateLimiterAbstract;
}

/**
 * Limits per client network, API key and account. The limits against guessing and flooding are counted in the database,
 * with one statement each, so parallel tries, restarts and other instances change nothing. While the database is away
 * they are counted in memory.
 */
export function createLimiter({ database, keyedHash, scale }: LimiterParts): ConsumeLimit {
  // The library calls any client that has a `query` with text and values.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.execute(text, values),
  };
  const create = (name: LimitName, whose: Counted): Limiter | null => {
    const numbers = limitNumbers[name];
    const allowance = numbers[whose === 'key' ? 'client' : whose];
    if (!allowance) return null;
    const points = Math.max(1, Math.round(allowance.points * scale));
    const options = { keyPrefix: `${name}:${whose}`, points, duration: allowance.seconds };
    const policy = whose === 'key' ? name : `${name}-${whose}`;
    const quota = { policy, quota: points, windowSeconds: allowance.seconds };
    const inMemory = new RateLimiterMemory(options);
    if (!numbers.shared) return { quota, limiter: inMemory };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // A caller over the limit is refused without another database query.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: inMemory,
    });
    return { quota, limiter };
  };
  const limiters = new Map<string, Limiter | null>();
  const limiterOf = (name: LimitName, whose: Counted) => {
    const id = `${name}:${whose}`;
    if (!limiters.has(id)) limiters.set(id, create(name, whose));
    return limiters.get(id) ?? null;
  };

  return async (name, { client, key, account, everybody, calls = 1 }) => {
    const who = {
      client: client && keyedHash(limitedNetwork(client)),
      key,
      account,
      everybody: everybody ? 'everybody' : undefined,
    };
    const quotas: QuotaState[] = [];
    let refused: RateLimiterRes | undefined;
    for (const whose of counted) {
      const found = who[whose] ? limiterOf(name, whose) : null;
      if (!found) continue;
      const count = refused ? null : await consumeOne(found.limiter, who[whose] ?? '', calls);
      quotas.push({ ...found.quota, left: count && { calls: count.left, seconds: count.seconds } });
      if (count?.refused) refused = count.refused;
    }
    if (!refused) return { ok: true, quotas };
    return { ok: false, retryAfterSeconds: secondsOf(refused), quotas };
  };
}
