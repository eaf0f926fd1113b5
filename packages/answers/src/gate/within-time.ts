/** A signal that is aborted with another one or when the time is up. */
export interface WithinTime {
  signal: AbortSignal;
  /** Must be called when the work is done. */
  clear(): void;
}

/**
 * Holds its timeout itself: a signal from `AbortSignal.any` has only weak references to its sources.
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
