import { isIP } from 'node:net';
import { isInternalName } from '@visible-ai/shared/network/is-internal-name';
import { isPublicAddress } from './is-public-address.ts';

export type Target =
  | {
      ok: true;
      url: URL;
      /** Allowed by the operator by host and port: its addresses are not checked. */
      trusted: boolean;
    }
  | { ok: false };

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };
const openPorts = new Set(Object.values(defaultPorts));

/**
 * Whether an address may be requested at all, judged before any name lookup: http or https, no credentials,
 * port 80 or 443, no private name, no IP literal outside the public internet. A `host:port` that the operator
 * allows is exempt from the last three.
 *
 * @param allowPrivateTargets lower-case `host:port`; an IPv6 host in brackets.
 */
export function checkTarget(address: string, allowPrivateTargets: ReadonlySet<string>): Target {
  const url = URL.parse(address);
  const defaultPort = url && defaultPorts[url.protocol];
  if (!url || !defaultPort || url.username || url.password) return { ok: false };
  const port = url.port || defaultPort;
  if (allowPrivateTargets.has(`${url.hostname}:${port}`)) return { ok: true, url, trusted: true };
  if (!openPorts.has(port)) return { ok: false };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const open = isIP(host) === 0 ? !isInternalName(host) : isPublicAddress(host);
  return open ? { ok: true, url, trusted: false } : { ok: false };
}
