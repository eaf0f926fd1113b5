/**
 * A signal that fires with another one or when the time is up, whichever comes first; its reason is then the
 * other's, or a `TimeoutError`.
 *
 * For what holds no timeout of its own: `AbortSignal.any([signal, AbortSignal.timeout(ms)])` never fires for the
 * time once the timeout was collected as garbage, since the composite keeps its sources by weak references only.
 *
 * @see https://github.com/nodejs/node/issues/57736
 */
export function signalWithin(signal: AbortSignal, milliseconds: number): AbortSignal {
  const controller = new AbortController();
  if (signal.aborted) {
    controller.abort(signal.reason);
    return controller.signal;
  }
  // The timer holds the controller; it does not hold the process.
  const timer = setTimeout(() => {
    controller.abort(new DOMException('The time is up', 'TimeoutError'));
  }, milliseconds).unref();
  const follow = () => {
    clearTimeout(timer);
    controller.abort(signal.reason);
  };
  signal.addEventListener('abort', follow, { once: true, signal: controller.signal });
  return controller.signal;
}
