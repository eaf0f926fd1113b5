import { withoutIndexFile } from '../../page/index-file.ts';
import { TRACKING } from '../../page/without-tracking.ts';
import { sameSite } from '../../sitemap/same-site.ts';

const SESSION = /^(?:php|j|asp)?sess(?:ion)?_?id$|^(?:sid|zenid|oscsid|cfid|cftoken|s_id|_csrf)$/i;
const SESSION_PATH = /;jsessionid=[^/?#]*/i;

/**
 * Normalises escapes: none for letters, digits and `-._~`, upper case in the others (RFC 3986, section
 * 6.2.2).
 */
const plainEscapes = (path: string) =>
  path.includes('%')
    ? path.replace(/%[0-9a-f]{2}/gi, (written) => {
        const character = String.fromCharCode(Number.parseInt(written.slice(1), 16));
        return /[\w.~-]/.test(character) ? character : written.toUpperCase();
      })
    : path;

/**
 * An address of the site as it is requested: with the site's own scheme and host, normalised escapes, without
 * fragment, tracking and session parameters; null if it is on another site or not a web address.
 *
 * @param origin of the site, with a slash at its end.
 */
export function siteAddress(address: string, origin: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (`${url.origin}/` !== origin) {
    const site = new URL(origin);
    if (!sameSite(site, url)) return null;
    url.protocol = site.protocol;
    url.host = site.host;
  }
  if (url.hash || url.href.endsWith('#')) url.hash = '';
  if (url.pathname.includes(';')) url.pathname = url.pathname.replace(SESSION_PATH, '');
  if (url.pathname.includes('%')) url.pathname = plainEscapes(url.pathname);
  if (url.search) {
    for (const name of [...url.searchParams.keys()])
      if (TRACKING.test(name) || SESSION.test(name)) url.searchParams.delete(name);
    if ([...url.searchParams.keys()].length === 0) url.search = '';
  } else if (url.href.endsWith('?')) url.search = '';
  return url.href;
}

/**
 * What two addresses of one page have in common: it ignores the trailing slash, `index.html`, double slashes,
 * escapes and the order of parameters.
 *
 * @param address as `siteAddress` returns it.
 */
export function addressKey(address: string): string {
  const url = new URL(address);
  const path = withoutIndexFile(plainEscapes(url.pathname))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  url.searchParams.sort();
  return `${path}${url.search}`;
}
