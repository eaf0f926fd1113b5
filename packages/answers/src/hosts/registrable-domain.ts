import { getDomain } from 'tldts';

/**
 * The part of a host that somebody registered, by the public suffix list with its private part: tenants of a platform
 * (`acme.github.io`) are apart from each other.
 *
 * @returns null for an address in numbers, a name without a dot, and a suffix itself.
 */
export const registrableDomain = (host: string): string | null =>
  getDomain(host, { allowPrivateDomains: true });
