const plainHost = (url: URL) => url.host.replace(/^www\./, '');

/** Whether two addresses are on one host, leaving the scheme and a leading "www." aside. */
export function sameSite(one: URL, other: URL): boolean {
  return plainHost(one) === plainHost(other);
}
