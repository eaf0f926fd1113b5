const LONGEST_NAME = 100;

/**
 * The one form of the address at which a site begins: its origin and the path under which it lies.
 *
 * @param url as the rule for website addresses has left it, so that host and port are written in one way.
 */
export function siteUrl(url: string): string {
  const { protocol, hostname, port, pathname } = new URL(url);
  const path = pathname.replace(/%[0-9a-f]{2}/g, (written) => written.toUpperCase());
  return `${protocol}//${hostname.replace(/\.$/, '')}${port === '' ? '' : `:${port}`}${path}`;
}

/** What a site is called by itself: its host, and its path where it has one. */
export function siteName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}`.slice(0, LONGEST_NAME);
}
