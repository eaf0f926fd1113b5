import type { Request } from 'express';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request is refused for its origin: it comes from another site's page, or from a page that points its
 * own host name to us (DNS rebinding). Programs send no Origin.
 *
 * @returns null if it is allowed.
 */
export function originProblem(request: Request, appUrl: string): string | null {
  const { origin, hostname } = new URL(appUrl);
  const sent = request.headers.origin;
  if (sent !== undefined && sent !== origin)
    return `Pages of other origins are not answered here: ${origin} alone may send an Origin.`;
  // As far as TRUST_PROXY allows; without the port.
  const host = request.hostname.toLowerCase();
  if (host !== hostname && !LOCAL.includes(host))
    return `This service is ${hostname} (APP_URL): the Host header names another one.`;
  return null;
}
