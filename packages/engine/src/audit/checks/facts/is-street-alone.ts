import { STREET_LINE, TOWN_LINE } from '../../../page/stated/stated-patterns.ts';

/** Scripts in which a comma, a dot or a new line stands between a street and its town. */
const PARTED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]+$/u;

/** Whether an address is only a street with its number: half of what somebody needs to find it. */
export const isStreetAlone = (address: string): boolean =>
  PARTED.test(address) &&
  STREET_LINE.test(address) &&
  !TOWN_LINE.test(address) &&
  !/[,|·•–—]|\s-\s/u.test(address);
