const UNRESERVED = /[A-Za-z0-9._~-]/;
/** A percent triplet, or a character that may not stand bare in a URI (RFC 3986, section 2). */
const TO_NORMALISE = /%[0-9a-f]{2}|[^A-Za-z0-9._~!$&'()*+,;=:@/?#[\]%-]/giu;

function normaliseOne(found: string): string {
  if (found.startsWith('%')) {
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(character) ? character : found.toUpperCase();
  }
  // A lone surrogate cannot be encoded; crawlers see the replacement character.
  return /[\ud800-\udfff]/u.test(found) ? '%EF%BF%BD' : encodeURIComponent(found);
}

/**
 * Brings a path of a rule or of a URL into the form in which RFC 9309 (2.2.2) compares them: characters
 * outside ASCII percent-encoded as UTF-8, needless encodings undone, hex digits in upper case.
 */
export function normaliseRobotsPath(path: string): string {
  return path.replace(TO_NORMALISE, normaliseOne);
}

/**
 * The part of a URL that rules are compared with: path and query, without fragment, never empty. The
 * characters that mean something in a rule are encoded, so that they only match their encoded form.
 *
 * @param url absolute; anything else is taken for a path.
 */
export function robotsPathOf(url: string): string {
  const href = URL.parse(url)?.href ?? url;
  const tail = href.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*/s, '');
  const path = tail.startsWith('/') ? tail : `/${tail}`;
  return normaliseRobotsPath(path).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/** Whether a path, as `robotsPathOf` gives it, is the file's own: no rule holds for that (RFC 9309, 2.2.2). */
export const isRobotsTxt = (path: string): boolean => path === '/robots.txt';
