const plainHost = (url: URL) => url.host.replace(/^www\./, '');

/** Whether two addresses are on one host, ignoring the scheme and a leading "www.". */
export function sameSite(one: URL, other: URL): boolean {
  return plainHost(one) === plainHost(other);
}
