import type { Response } from 'express';
import { drained } from './drained.ts';

const HEARTBEAT_MS = 15_000;

/**
 * Sends items as server-sent events: one `data: {json}` line and a blank line each, and a comment line every
 * 15 s that keeps proxies from closing the connection. It waits for slow readers, and ends early without an
 * error when the client leaves. An error before the first item is thrown on, so that it becomes a plain error
 * answer.
 *
 * @param signal aborted when the client leaves.
 */
export async function sendEventStream(
  response: Response,
  items: AsyncIterable<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(': still working\n\n');
  }, HEARTBEAT_MS);
  try {
    for (let next = first; !next.done && !signal.aborted; next = await iterator.next())
      if (!response.write(`data: ${JSON.stringify(next.value)}\n\n`)) await drained(response, signal);
  } finally {
    clearInterval(heartbeat);
    await iterator.return?.();
    response.end();
  }
}
