import { setTimeout as timer } from 'node:timers/promises';

/** A clock for the gate and its retries: tests have their own. */
export interface Clock {
  /** Milliseconds since some moment; monotonic. */
  now(): number;
  /** Milliseconds since 1970, for dates in headers. */
  today(): number;
  /** Resolves after so many milliseconds; rejects with the signal's reason if it is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  today: () => Date.now(),
  async wait(ms, signal) {
    try {
      await timer(ms, undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
};
