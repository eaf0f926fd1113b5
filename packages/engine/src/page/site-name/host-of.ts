/** The host of an address without “www.”; undefined for no address or one that is not valid. */
export const hostOf = (address: string | null | undefined) =>
  address ? URL.parse(address)?.hostname.replace(/^www\./, '') : undefined;
