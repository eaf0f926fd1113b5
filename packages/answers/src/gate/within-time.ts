/** A signal that fires with another one or when the time is up. */
export interface WithinTime {
  signal: AbortSignal;
  /** To be called when what it was for is over. */
  clear(): void;
}

/**
 * Holds its timeout itself: a composite of `AbortSignal.any` keeps its sources by weak references only.
 *
 * @see https://github.com/nodejs/node/issues/57736
 */
export function withinTime(outer: AbortSignal, ms: number): WithinTime {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), ms);
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      outer.removeEventListener('abort', follow);
    },
  };
}
