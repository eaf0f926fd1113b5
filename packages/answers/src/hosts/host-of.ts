import { parseUrl } from '@visible-ai/shared/network/parse-url';
/**
 * The host of an address in DNS form: lower case, punycode, without a trailing dot.
 *
 * @returns null if it is not an http or https address.
 */
export function hostOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') return null;
  return parsed.hostname.replace(/\.$/, '') || null;
}

/**
 * The host in a domain as somebody typed it: `Acme.com`, `www.acme.com.`, `https://acme.com/`.
 *
 * @returns null if there is none, and for an address with a path: other paths there may belong to other
 * people.
 */
export function hostOfDomain(domain: string): string | null {
  const written = domain.trim();
  const url = /^https?:\/\//i.test(written) ? written : `http://${written}`;
  const parsed = parseUrl(url);
  if (/[\s@\\]/.test(written) || !parsed) return null;
  const { pathname, search, hash } = parsed;
  return pathname === '/' && !search && !hash ? hostOf(url) : null;
}
