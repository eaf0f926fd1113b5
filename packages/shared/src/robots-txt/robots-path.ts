const UNRESERVED = /[A-Za-z0-9._~-]/;
/** A percent triplet, or a character that a URI must encode (RFC 3986, section 2). */
const TO_NORMALISE = /%[0-9a-f]{2}|[^A-Za-z0-9._~!$&'()*+,;=:@/?#[\]%-]/giu;

function normaliseOne(found: string): string {
  if (found.startsWith('%')) {
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(character) ? character : found.toUpperCase();
  }
  // A lone surrogate cannot be encoded. Crawlers see the replacement character.
  return /[\ud800-\udfff]/u.test(found) ? '%EF%BF%BD' : encodeURIComponent(found);
}

/**
 * Normalises a path of a rule or of a URL as RFC 9309 (2.2.2) compares them: characters outside ASCII are
 * percent-encoded as UTF-8, needless encodings are decoded, hex digits are in upper case.
 */
export function normaliseRobotsPath(path: string): string {
  return path.replace(TO_NORMALISE, normaliseOne);
}

/**
 * The part of a URL that rules are compared with: path and query, without fragment, never empty. Characters
 * with a special meaning in rules are encoded, so that they match only their encoded form.
 *
 * @param url absolute; anything else is treated as a path.
 */
export function robotsPathOf(url: string): string {
  const href = URL.parse(url)?.href ?? url;
  const tail = href.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*/s, '');
  const path = tail.startsWith('/') ? tail : `/${tail}`;
  return normaliseRobotsPath(path).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/** Whether a path from `robotsPathOf` is the file itself, for which no rule holds (RFC 9309, 2.2.2). */
export const isRobotsTxt = (path: string): boolean => path === '/robots.txt';
