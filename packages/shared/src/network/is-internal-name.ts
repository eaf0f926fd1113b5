/**
 * Domains that no public name server answers for, and that private ones do: RFC 6761 (localhost, test),
 * RFC 6762 (local), RFC 7686 (onion), RFC 8375 (home.arpa), RFC 9476 (alt), ICANN's reservation of
 * .internal, and the ones it never delegates because of their private use.
 */
const INTERNAL_DOMAINS = [
  'alt',
  'corp',
  'home',
  'home.arpa',
  'internal',
  'intranet',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'svc',
  'test',
];

/**
 * Whether a host name can only mean something inside a private network: a single label (`redis`) or a name
 * under a private domain (`metadata.google.internal`). Such a name is never looked up, so that the answer
 * cannot tell which of them exist.
 */
export function isInternalName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (!name.includes('.')) return true;
  return INTERNAL_DOMAINS.some((domain) => name.endsWith(`.${domain}`) || name === domain);
}
