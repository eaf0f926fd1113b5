import { createHmac } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

/** The first groups of an IPv6 address, written out. */
function firstGroups(address: string, groups: number): string {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

/** Normalises an address from a proxy: with a port, in brackets, with a zone, or IPv4 mapped into IPv6. */
function plainAddress(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? [];
  const [, withoutPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written) ?? [];
  const address = (bracketed ?? withoutPort ?? written).split('%', 1)[0] ?? '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  // Text that is not an address must not count as a new client with every call.
  return isIP(plain) ? plain : 'unknown';
}

/**
 * The network of one subscriber, which identifies a client: an IPv4 address, or the /64 of an IPv6 address.
 */
export function subscriberNetwork(ip: string): string {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain;
}

/**
 * The network that limits count for: an IPv4 address, or the /48 of an IPv6 address, which is the most that one site
 * usually gets (RFC 6177). A /48 contains 65,536 networks of one subscriber and would otherwise count as so many clients.
 */
export function limitedNetwork(ip: string): string {
  const plain = plainAddress(ip);
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : plain;
}

/** Turns personal data (an address, a mail) into a key that can be compared and reveals nothing. */
export type KeyedHash = (value: string) => string;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (value) =>
    createHmac('sha256', secret).update(value).digest('base64url').slice(0, 32);
