import { once } from 'node:events';

/** A reader slower than this is let go, so that it cannot hold the memory of what is sent. */
const SLOWEST_READER_MS = 30_000;

/** Waits until the client has read what was written to it; one that reads nothing is cut off. */
export async function drained(
  response: NodeJS.EventEmitter & { destroy(): unknown },
  signal: AbortSignal,
): Promise<void> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, SLOWEST_READER_MS);
  if (signal.aborted) giveUp();
  // Taken back after each wait: of a long answer there are thousands, under one signal.
  signal.addEventListener('abort', giveUp);
  await once(response, 'drain', { signal: patience.signal }).catch(() => response.destroy());
  signal.removeEventListener('abort', giveUp);
  clearTimeout(timer);
}
