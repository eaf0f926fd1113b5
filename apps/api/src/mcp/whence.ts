import type { Request } from 'express';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request may not be answered for where it comes from: a page of somebody else's, or one that has had its own name
 * lead here (DNS rebinding). Programs send no Origin.
 *
 * @returns null when it may.
 */
export function whenceProblem(request: Request, appUrl: string): string | null {
  const { origin, hostname } = new URL(appUrl);
  const sent = request.headers.origin;
  if (sent !== undefined && sent !== origin)
    return `Pages of other origins are not answered here: ${origin} alone may send an Origin.`;
  // As TRUST_PROXY lets us believe it; without its port.
  const host = request.hostname.toLowerCase();
  if (host !== hostname && !LOCAL.includes(host))
    return `This service is ${hostname} (APP_URL): the Host header names another one.`;
  return null;
}
