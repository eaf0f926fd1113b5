/** What a call takes and returns, whatever that is. */
type Call = (...given: never[]) => Promise<unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A signal that fires with either of two, until it is let go. It listens to them: `AbortSignal.any` has only weak
 * references to its sources, so a timeout that nobody else keeps would never fire (see `signalWithin`).
 */
function eitherOf(one: AbortSignal, other: AbortSignal): { signal: AbortSignal; letGo(): void } {
  const controller = new AbortController();
  const sources = [one, other].map((source) => ({ source, fire: () => controller.abort(source.reason) }));
  const letGo = () => {
    for (const { source, fire } of sources) source.removeEventListener('abort', fire);
  };
  for (const { source, fire } of sources) {
    if (source.aborted) fire();
    else source.addEventListener('abort', fire, { once: true });
  }
  return { signal: controller.signal, letGo };
}

/** The same argument, in which a signal is aborted by the closing as well, until it is let go. */
export function withClosing<T>(given: T, closing: AbortSignal): { given: T; letGo(): void };
export function withClosing(given: unknown, closing: AbortSignal): { given: unknown; letGo(): void } {
  if (given instanceof AbortSignal) {
    const { signal, letGo } = eitherOf(given, closing);
    return { given: signal, letGo };
  }
  if (isObject(given) && 'signal' in given && given.signal instanceof AbortSignal) {
    const { signal, letGo } = eitherOf(given.signal, closing);
    return { given: { ...given, signal }, letGo };
  }
  return { given, letGo: () => {} };
}

/** Settles as the work does, or rejects with the closing's reason if that comes first. No listener outlives the work. */
async function untilClosed<T>(work: Promise<T>, closing: AbortSignal): Promise<T> {
  let end = () => {};
  const closed = new Promise<never>((_resolve, reject) => {
    end = () => reject(closing.reason);
    closing.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, closed]);
  } finally {
    closing.removeEventListener('abort', end);
  }
}

/**
 * The same calls until the closing: running calls then reject with its reason, and their signals are aborted; later
 * calls are not made.
 */
export function callsUntilClosed<T extends { [K in keyof T]: Call }>(calls: T, closing: AbortSignal): T {
  const guarded = Object.entries<Call>(calls).map(([name, call]) => [
    name,
    async (...asked: never[]) => {
      closing.throwIfAborted();
      const linked = asked.map((one) => withClosing(one, closing));
      try {
        return await untilClosed(call(...linked.map(({ given }) => given)), closing);
      } finally {
        for (const { letGo } of linked) letGo();
      }
    },
  ]);
  return Object.fromEntries(guarded) as T;
}

/** The same parts until the closing: then the next one rejects with its reason. */
export async function* partsUntilClosed<T>(
  parts: AsyncIterable<T>,
  closing: AbortSignal,
): AsyncGenerator<T, undefined> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    while (true) {
      closing.throwIfAborted();
      const next = await untilClosed(iterator.next(), closing);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // A part that is still being made ends with its threads: nobody waits for it.
    iterator.return?.().catch(() => undefined);
  }
}
