/** Slower readers are disconnected, so that they cannot hold the memory of what is sent. */
const SLOWEST_READER_MS = 30_000;

type Answer = NodeJS.EventEmitter & { destroy(): unknown };

/** The waiters for each answer. */
const waiting = new WeakMap<Answer, Set<() => void>>();

/** One listener for each answer, however often it is waited for: compression removes none. */
function waitingFor(response: Answer): Set<() => void> {
  const known = waiting.get(response);
  if (known) return known;
  const told = new Set<() => void>();
  response.on('drain', () => {
    for (const tell of told) tell();
  });
  // Writing to a connection that has just broken. Its signal reports the end.
  response.on('error', () => response.destroy());
  waiting.set(response, told);
  return told;
}

/** Waits until the client has read what was written to it; a client that reads nothing is disconnected. */
export async function drained(response: Answer, signal: AbortSignal): Promise<void> {
  const told = waitingFor(response);
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // Removed after each wait: a long answer has thousands of waits with one signal.
      signal.removeEventListener('abort', giveUp);
      told.delete(end);
      resolve();
    };
    const giveUp = () => {
      response.destroy();
      end();
    };
    const timer = setTimeout(giveUp, SLOWEST_READER_MS);
    told.add(end);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
}
