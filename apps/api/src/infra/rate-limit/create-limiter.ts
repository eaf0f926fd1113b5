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

/** Counts a call. A refusal is returned, not thrown. */
async function tryOne(limiter: RateLimiterAbstract, whose: string, calls: number) {
  try {
    return { result: await limiter.consume(whose, calls), refused: null };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { result: error, refused: error };
  }
}

/** A count that lasts longer than any count of its limit was begun while the clock was ahead. */
const ASTRAY_AFTER = 2;

/** Counts a call and returns what is left. */
async function consumeOne({ limiter, quota, forgetAstray }: Limiter, whose: string, calls: number) {
  let count = await tryOne(limiter, whose, calls);
  if (forgetAstray && secondsOf(count.result) > ASTRAY_AFTER * quota.windowSeconds) {
    await forgetAstray(whose);
    count = await tryOne(limiter, whose, calls);
  }
  const { result, refused } = count;
  return { left: refused ? 0 : Math.max(0, result.remainingPoints), seconds: secondsOf(result), refused };
}

const counted = ['client', 'key', 'account', 'everybody'] as const;
type Counted = (typeof counted)[number];

interface Limiter {
  quota: Omit<QuotaState, 'left'>;
  limiter: RateLimiterAbstract;
  /** Forgets a count that would last too long, and no other: parallel calls do not undo each other's counts. */
  forgetAstray?: (whose: string) => Promise<void>;
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
    const forgetAstray = async (who: string) => {
      const latest = Date.now() + ASTRAY_AFTER * allowance.seconds * 1000;
      await database.execute('delete from rate_limits where key = $1 and expire > $2', [
        limiter.getKey(who),
        latest,
      ]);
      limiter.deleteInMemoryBlockedAll();
    };
    return { quota, limiter, forgetAstray };
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
      const count = refused ? null : await consumeOne(found, who[whose] ?? '', calls);
      quotas.push({ ...found.quota, left: count && { calls: count.left, seconds: count.seconds } });
      if (count?.refused) refused = count.refused;
    }
    if (!refused) return { ok: true, quotas };
    return { ok: false, retryAfterSeconds: secondsOf(refused), quotas };
  };
}
