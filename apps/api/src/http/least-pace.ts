/** Bytes a second. Any line is faster; who trickles would hold a place that somebody else waits for. */
const LEAST_PACE = 16_000;
/** Milliseconds of waiting after which it is looked whether enough came: a line may rest for a while. */
const LOOK_AFTER_MS = 30_000;

/**
 * Counts what a sender has sent in the time that we waited for it. What we are slow to take does not count.
 *
 * @returns takes the milliseconds that a block was waited for and its bytes; says whether the sender is too slow.
 */
export function watchPace(): (waitedMs: number, bytes: number) => boolean {
  let waited = 0;
  let came = 0;
  return (waitedMs, bytes) => {
    waited += waitedMs;
    came += bytes;
    if (waited < LOOK_AFTER_MS) return false;
    const isTooSlow = came < (LEAST_PACE * waited) / 1000;
    waited = 0;
    came = 0;
    return isTooSlow;
  };
}
