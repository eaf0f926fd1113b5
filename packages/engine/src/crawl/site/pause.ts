import { setTimeout as wait } from 'node:timers/promises';

/** Waits. @throws the signal's own reason when it is aborted first. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
}
