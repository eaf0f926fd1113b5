import type { Clock } from '../../src/gate/clock.ts';

/** A clock that advances automatically, and at once by each wait. */
export function quickClock(): Clock & { waits: number[] } {
  const waits: number[] = [];
  let skipped = 0;
  return {
    waits,
    now: () => performance.now() + skipped,
    today: () => Date.now() + skipped,
    async wait(ms, signal) {
      signal.throwIfAborted();
      waits.push(ms);
      skipped += ms;
    },
  };
}
