import type { Clock } from '../../src/gate/clock.ts';

/** A clock that goes on by itself, and at once by whatever is waited for. */
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
