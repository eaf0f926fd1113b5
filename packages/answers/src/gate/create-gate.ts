import type { Clock } from './clock.ts';

/** Limits the number of concurrent calls, and stops new ones while it is held. */
export interface Gate {
  /**
   * Runs a call as soon as a place is free and the gate is not held; first come, first served.
   *
   * @throws the signal's reason if it is aborted before the call has begun.
   */
  run<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result>;
  /** Starts no further call for so many milliseconds. A longer existing hold stays. */
  hold(ms: number): void;
}

/** @param places how many calls may be under way at once. */
export function createGate(places: number, clock: Clock): Gate {
  let free = places;
  let heldUntil = Number.NEGATIVE_INFINITY;
  const waiting = new Set<() => void>();

  const takePlace = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      const leave = () => {
        waiting.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(enter);
      signal.addEventListener('abort', leave, { once: true });
    });

  const givePlace = () => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    // The place goes to the next in line without becoming free in between.
    waiting.delete(next);
    next();
  };

  return {
    async run(signal, call) {
      signal.throwIfAborted();
      await takePlace(signal);
      try {
        for (let left = heldUntil - clock.now(); left > 0; left = heldUntil - clock.now())
          await clock.wait(left, signal);
        signal.throwIfAborted();
        return await call();
      } finally {
        givePlace();
      }
    },
    hold(ms) {
      heldUntil = Math.max(heldUntil, clock.now() + ms);
    },
  };
}
