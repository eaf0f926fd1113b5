import type { Request, Response } from 'express';
import { drained } from './drained.ts';

const HEARTBEAT_MS = 15_000;

/**
 * An EventSource that nobody closes asks again when the stream has ended, and would begin the same work every three seconds:
 * it is told to wait for a day. No blank line follows, which some readers take for an item without data.
 */
const LAST_WORD = 'retry: 86400000\n';

/** A GET that asks for this media type by its name, which programs seldom do and EventSource always. */
const isEventSource = ({ method, headers }: Request) =>
  method === 'GET' && headers.accept?.includes('text/event-stream') === true;

/** Sets what stands before the items: the whole answer to a HEAD, which begins no work. */
export const beginEventStream = (response: Response): Response =>
  response.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });

/**
 * Sends items as server-sent events: one `data: {json}` line and a blank line each, and a comment line every
 * 15 s that keeps proxies from closing the connection. An EventSource is told not to ask again. It waits for slow readers, and ends early without an
 * error when the client leaves. An error before the first item is thrown on, so that it becomes a plain error
 * answer.
 *
 * @param signal aborted when the client leaves.
 * @param working aborted, too, when the server stops: then an EventSource may well ask again, elsewhere.
 */
export async function sendEventStream(
  response: Response,
  items: AsyncIterable<unknown>,
  signal: AbortSignal,
  working: AbortSignal,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  beginEventStream(response).flushHeaders();
  const heartbeat = setInterval(() => {
    if (!response.writableNeedDrain) response.write(': still working\n\n');
  }, HEARTBEAT_MS);
  try {
    let next = first;
    for (; !next.done && !signal.aborted; next = await iterator.next())
      if (!response.write(`data: ${JSON.stringify(next.value)}\n\n`)) await drained(response, signal);
    if (next.done && !working.aborted && isEventSource(response.req)) response.write(LAST_WORD);
  } finally {
    clearInterval(heartbeat);
    await iterator.return?.();
    response.end();
  }
}
