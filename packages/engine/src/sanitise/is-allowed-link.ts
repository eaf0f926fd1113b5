/** The schemes that a link of the editor may have. */
const SCHEMES = new Set(
  ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'].map((name) => `${name}:`),
);
/** Characters that a reader does not see and that some programs skip inside a scheme. */
const UNSEEN = /[\0-\x20\x7f-\xa0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** Whether a link is allowed: it has an allowed scheme, or none, and hides nothing. */
export function isAllowedLink(href: string): boolean {
  const shown = href.replace(UNSEEN, '').replace(/<!--.*?-->/gs, '');
  const scheme = SCHEME.exec(shown)?.[1];
  if (scheme !== undefined && !SCHEMES.has(`${scheme.toLowerCase()}:`)) return false;
  // As a browser reads it: with white space removed, after entities were decoded.
  const url = URL.parse(href, 'https://site.invalid/');
  return url !== null && SCHEMES.has(url.protocol);
}
