import { setMaxListeners } from 'node:events';

/**
 * A signal that fires with another one or when the time is up, whichever comes first; its reason is the
 * other's reason, or a `TimeoutError`.
 *
 * For work without its own timeout: `AbortSignal.any([signal, AbortSignal.timeout(ms)])` never times out
 * after the timeout was garbage-collected, because the composite signal has only weak references to its
 * sources.
 *
 * @see https://github.com/nodejs/node/issues/57736
 */
export function signalWithin(signal: AbortSignal, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  if (signal.aborted) {
    controller.abort(signal.reason);
    return controller.signal;
  }
  // The timer keeps the controller alive, but not the process.
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The time is up', 'TimeoutError'));
  }, milliseconds).unref();
  const follow = () => {
    clearTimeout(timer);
    controller.abort(signal.reason);
  };
  // Until its time is up, each piece of work listens to a signal that many may share: Node would report a leak.
  setMaxListeners(0, signal);
  signal.addEventListener('abort', follow, { once: true, signal: controller.signal });
  return controller.signal;
}
