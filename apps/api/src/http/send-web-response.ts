import type { Response as ExpressResponse } from 'express';
import { drained } from './drained.ts';

/**
 * Sends a web-standard Response, at the speed of its reader. When the client leaves, the source of the body
 * is cancelled.
 *
 * @param signal aborted when the client leaves.
 */
export async function sendWebResponse(
  response: ExpressResponse,
  answer: Response,
  signal: AbortSignal,
): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const reader = answer.body?.getReader();
  if (!reader) {
    response.end();
    return;
  }
  response.flushHeaders();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  try {
    if (signal.aborted) leave();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      if (!response.write(part.value)) await drained(response, signal);
  } finally {
    signal.removeEventListener('abort', leave);
    response.end();
  }
}
