/** The host of an address without “www.”; undefined for no address or one that is not valid. */
export const hostOf = (address: string | null | undefined) =>
  address ? URL.parse(address)?.hostname.replace(/^www\./, '') : undefined;

/** Whether two hosts without “www.” are one, or one is below the other: "media.mill.example" beside "mill.example". */
export const areOfOneDomain = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
