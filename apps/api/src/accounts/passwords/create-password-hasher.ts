import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { runnableModule } from '@visible-ai/engine';
import { Piscina } from 'piscina';
import { AppError } from '../../http/app-error.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** A hash that no password matches. Checking a password against it takes the same time. */
  unusable(): string;
  /** Whether the password is the stored one. Without an account it does the same work and answers no. */
  verify(password: string, stored: string | null): Promise<boolean>;
  close(): Promise<void>;
}

export interface PasswordHasherSettings {
  /** The module with `hash` and `verify`: see `siblingModule`. */
  module: URL;
  /** bcrypt's cost: each step doubles the time. */
  cost?: number;
  /** How many passwords may wait for a thread. The next one is refused. */
  mostWaiting?: number;
  /** The longest wait. A password that would wait longer, judging by the last passwords, is refused. */
  longestWaitMs?: number;
}

/** About 16 s of waiting for each thread. It is the limit until we know how fast this machine is. */
const MOST_WAITING_PER_THREAD = 64;
/** A person who waits longer gives up or tries again, so a busy machine refuses at once. */
const LONGEST_WAIT_MS = 15_000;
/** The most threads that hash. The other processors read pages and answer calls. */
const MOST_THREADS = 2;
const COST = 12;
/** The letters of bcrypt's base64. */
const LETTERS = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Salt and hash, in letters. */
const HASHED_LETTERS = 53;

/**
 * Hashes passwords on threads of their own, off the event loop.
 *
 * @throws AppError unavailable, from its functions, when too many are waiting.
 */
export function createPasswordHasher(settings: PasswordHasherSettings): PasswordHasher {
  const { module, cost = COST } = settings;
  const threads = Math.max(1, Math.min(availableParallelism() - 1, MOST_THREADS));
  const { mostWaiting = threads * MOST_WAITING_PER_THREAD, longestWaitMs = LONGEST_WAIT_MS } = settings;
  const pool = new Piscina({
    filename: runnableModule(module),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    execArgv: [],
    env: {},
    recordTiming: false,
  });
  // The task of a failed thread is rejected for its caller, and the pool starts another thread.
  pool.on('error', () => undefined);

  // The average time between two finished passwords, over the last few.
  let paceMs = 0;
  let lastDone = 0;
  const noteDone = (since: number) => {
    const now = performance.now();
    const pace = lastDone > since ? now - lastDone : (now - since) / threads;
    paceMs += (pace - paceMs) / 4;
    lastDone = now;
  };
  const run = async <T>(name: 'hash' | 'verify', input: object): Promise<T> => {
    if (pool.queueSize >= mostWaiting || pool.queueSize * paceMs > longestWaitMs)
      throw new AppError('unavailable', { retryAfterSeconds: 10 });
    const since = performance.now();
    // The module's functions return what their callers below say: both are ours.
    const done = (await pool.run(input, { name })) as T;
    noteDone(since);
    return done;
  };
  const unusable = () => {
    const letters = Array.from(randomBytes(HASHED_LETTERS), (byte) => LETTERS[byte % LETTERS.length]);
    return `$2b$${String(cost).padStart(2, '0')}$${letters.join('')}`;
  };
  const nobodys = unusable();

  return {
    hash: (password) => run<string>('hash', { password, cost }),
    unusable,
    verify: (password, stored) => run<boolean>('verify', { password, stored: stored ?? nobodys }),
    close: () => pool.destroy(),
  };
}
