import { getDomain } from 'tldts';

/**
 * The registered part of a host, by the public suffix list with its private part: tenants of a platform
 * (`acme.github.io`) are separate.
 *
 * @returns null for an IP address, a name without a dot, and a suffix itself.
 */
export const registrableDomain = (host: string): string | null =>
  getDomain(host, { allowPrivateDomains: true });
