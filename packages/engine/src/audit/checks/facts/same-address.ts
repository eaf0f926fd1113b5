import { withoutIndexFile } from '../../../page/index-file.ts';
import { isLoopbackHost } from './loopback-host.ts';

export type AddressRelation = 'same' | 'variant' | 'other-page' | 'other-host';

const hostOf = (url: URL) => (isLoopbackHost(url.hostname) ? `localhost:${url.port}` : url.host);
const plainHost = (url: URL) => hostOf(url).replace(/^www\./, '');
const plainPath = (url: URL) =>
  withoutIndexFile(url.pathname)
    .replace(/\.(html?|php|aspx?)$/i, '')
    .replace(/(.)\/$/, '$1');

/** Decodes percent-encoding, so that both spellings are equal. A malformed escape is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * How one address relates to another: the same, a variant (scheme, www, slash, index file, `.html`, query),
 * another page of the site, or another site.
 */
export function addressRelation(one: string, other: string): AddressRelation {
  const a = URL.parse(one);
  const b = URL.parse(other);
  if (!a || !b || plainHost(a) !== plainHost(b)) return 'other-host';
  const exact = (url: URL) => `${url.protocol}//${hostOf(url)}${decoded(url.pathname)}${url.search}`;
  if (exact(a) === exact(b)) return 'same';
  return decoded(plainPath(a)) === decoded(plainPath(b)) ? 'variant' : 'other-page';
}
