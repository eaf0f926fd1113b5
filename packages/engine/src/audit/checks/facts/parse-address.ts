import { remember } from '../../../page/remember.ts';

/** The parts of an address by which links are judged; each is '' if the address is not valid. */
export interface AddressParts {
  host: string;
  hostname: string;
  pathname: string;
  hash: string;
}

/** The pages of a site share most links, and several checks read each of them. */
const MOST_KNOWN = 4000;

/** Splits an address into its parts. */
export const parseAddress = remember(
  (address: string): AddressParts => {
    const { host = '', hostname = '', pathname = '', hash = '' } = URL.parse(address) ?? {};
    return { host, hostname, pathname, hash };
  },
  (address) => address,
  MOST_KNOWN,
);
