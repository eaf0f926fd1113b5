import { setTimeout as timer } from 'node:timers/promises';

/** Time as asking needs it: tests have one of their own. */
export interface Clock {
  /** Milliseconds since some moment; it never goes back. */
  now(): number;
  /** Milliseconds since 1970, for dates that others write. */
  today(): number;
  /** Resolves after so many milliseconds; rejects with the signal's reason when that fires. */
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
