import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/**
 * Whether the client has this version already, by its If-None-Match or If-Modified-Since: then 304 is enough.
 * A `no-cache` of the request is for the caches on the way (RFC 9111, 5.2.1.4), not for the origin that knows the
 * version. `fetch` sends it with every condition that a program sets itself.
 */
export function hasVersion(asked: IncomingHttpHeaders, version: Parameters<typeof fresh>[1]): boolean {
  const { 'cache-control': _forCaches, ...conditions } = asked;
  return fresh(conditions, version);
}
