import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Target =
  | {
      ok: true;
      url: URL /** Named in ALLOW_PRIVATE_TARGETS: its addresses are not checked. */;
      trusted: boolean;
    }
  | { ok: false };

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };
const openPorts = new Set(['80', '443']);

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * Whether an address may be asked at all, before any name is looked up: http or https, no credentials, port
 * 80 or 443, and no IP literal outside the public internet; or a `host:port` the operator allows.
 */
export function checkTarget(address: string, allowPrivateTargets: ReadonlySet<string>): Target {
  const url = URL.parse(address);
  const defaultPort = url && defaultPorts[url.protocol];
  if (!url || !defaultPort || url.username || url.password || url.hostname === '') return { ok: false };
  const port = url.port || defaultPort;
  if (allowPrivateTargets.has(`${url.hostname.toLowerCase()}:${port}`))
    return { ok: true, url, trusted: true };
  if (!openPorts.has(port)) return { ok: false };
  const host = bare(url.hostname);
  if (isIP(host) !== 0 && !isPublicAddress(host)) return { ok: false };
  return { ok: true, url, trusted: false };
}
