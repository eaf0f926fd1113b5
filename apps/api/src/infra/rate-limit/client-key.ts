import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Expands an IPv6 address to its first four groups: one subscriber's network. */
function ipv6Prefix(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

/**
 * The network a client's limits count for: an IPv4 address as it is, an IPv6 address by its /64, since one
 * subscriber owns all of it.
 */
export function addressPrefix(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? ip;
  return isIPv6(plain) ? `${ipv6Prefix(plain)}::/64` : plain;
}

/** Turns something personal (an address, a mail) into a key that finds it again and tells nothing. */
export type KeyedHash = (value: string) => string;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (value) =>
    createHmac('sha256', secret).update(value).digest('base64url').slice(0, 32);
