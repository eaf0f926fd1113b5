/**
 * Domains that only private name servers answer for: RFC 6761 (localhost, test), RFC 6762 (local), RFC 7686
 * (onion), RFC 8375 (home.arpa), RFC 9476 (alt), ICANN's reservation of .internal, and those that ICANN never
 * delegates because they are in private use.
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
 * Whether a host name has a meaning only in a private network: a single label (`redis`) or a name under a
 * private domain (`metadata.google.internal`). We never look it up, so that no answer reveals which of them
 * exist.
 */
export function isInternalName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (!name.includes('.')) return true;
  return INTERNAL_DOMAINS.some((domain) => name.endsWith(`.${domain}`) || name === domain);
}
