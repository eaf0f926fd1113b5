import { parseUrl } from '@visible-ai/shared/network/parse-url';
/**
 * The host of an address, as DNS has it: lower case, punycode, without the dot that may end it.
 *
 * @returns null for what is no http or https address.
 */
export function hostOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') return null;
  return parsed.hostname.replace(/\.$/, '') || null;
}

/**
 * The host that somebody wrote as a domain: `Acme.com`, `www.acme.com.`, `https://acme.com/`.
 *
 * @returns null for what is none, and for an address below a host: its neighbours there are other people's.
 */
export function hostOfDomain(domain: string): string | null {
  const written = domain.trim();
  const url = /^https?:\/\//i.test(written) ? written : `http://${written}`;
  const parsed = parseUrl(url);
  if (/[\s@\\]/.test(written) || !parsed) return null;
  const { pathname, search, hash } = parsed;
  return pathname === '/' && !search && !hash ? hostOf(url) : null;
}
