import { readableHost } from '@visible-ai/shared/network/readable-host';

const LONGEST_NAME = 100;

/**
 * The canonical address at which a site begins: its origin and path.
 *
 * @param url normalised by the website URL rule, so that host and port have one form.
 */
export function siteUrl(url: string): string {
  const { protocol, hostname, port, pathname } = new URL(url);
  const path = pathname.replace(/%[0-9a-f]{2}/g, (written) => written.toUpperCase());
  return `${protocol}//${hostname.replace(/\.$/, '')}${port === '' ? '' : `:${port}`}${path}`;
}

/** The default name of a site: its host, and its path if it has one. */
export function siteName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${readableHost(host)}${pathname.replace(/\/+$/, '')}`.slice(0, LONGEST_NAME);
}
