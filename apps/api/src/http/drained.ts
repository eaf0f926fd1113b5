import { once } from 'node:events';
import { signalWithin } from '@visible-ai/engine';
import type { Response } from 'express';

/** A reader slower than this is let go, so that it cannot hold the memory of what is sent. */
const SLOWEST_READER_MS = 30_000;

/** Waits until the client has read what was written to it; one that reads nothing is cut off. */
export async function drained(response: Response, signal: AbortSignal): Promise<void> {
  const patience = signalWithin(signal, SLOWEST_READER_MS);
  await once(response, 'drain', { signal: patience }).catch(() => response.destroy());
}
