import { areSeveralPlaces } from '../../../page/stated/are-several-places.ts';
import { STREET_LINE, TOWN_LINE } from '../../../page/stated/stated-patterns.ts';

/** A place that can be found: a street, not only a town. Undefined for none, and for several branches: no single one is the answer. */
export function onlyPlace(addresses: readonly string[]): string | undefined {
  const whole = addresses.filter((address) => STREET_LINE.test(address) && TOWN_LINE.test(address));
  if (areSeveralPlaces(whole)) return undefined;
  return whole[0] ?? addresses.find((address) => STREET_LINE.test(address)) ?? addresses[0];
}
