/**
 * Bytes a second. Any connection is faster; a slower sender would hold a place that another client waits for.
 */
const LEAST_PACE = 16_000;
/** Milliseconds of waiting after which the pace is checked: a connection may pause for a while. */
const LOOK_AFTER_MS = 30_000;

/**
 * Counts what a client has sent while we waited for it. Our own delays do not count.
 *
 * @returns a function that takes the waiting time in milliseconds and the bytes of a block; it returns
 * whether the client is too slow.
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
