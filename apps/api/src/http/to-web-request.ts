import type { Request as ExpressRequest } from 'express';

/**
 * Converts a request to a web-standard Request, for code that only takes those: its method, address and
 * headers. Its body was already read.
 *
 * @param origin of the address, whatever the Host header says.
 * @param signal aborted when the client leaves.
 */
export function toWebRequest(request: ExpressRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each);
  return new Request(new URL(request.originalUrl, origin), { method: request.method, headers, signal });
}
