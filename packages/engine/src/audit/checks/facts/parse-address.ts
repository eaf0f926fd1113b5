import { remember } from './remember.ts';

/** The parts of an address that links are judged by; '' for each where it is none. */
export interface AddressParts {
  host: string;
  hostname: string;
  pathname: string;
  hash: string;
}

/** Pages of a site share most links, and several checks look at each. */
const MOST_KNOWN = 4000;

/** An address in its parts. */
export const parseAddress = remember(
  (address: string): AddressParts => {
    const { host = '', hostname = '', pathname = '', hash = '' } = URL.parse(address) ?? {};
    return { host, hostname, pathname, hash };
  },
  (address) => address,
  MOST_KNOWN,
);
