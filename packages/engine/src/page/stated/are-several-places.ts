import { postalCodes } from './postal-codes.ts';

/** A box for letters is no place. */
export const POST_BOX =
  /(?<!\p{L})(?:postfach|p\.?\s?o\.?\s?box|boîte postale|b\.?p\.?\s\d|cs\s\d{5}|postbus|apartado|casella postale|skr(?:ytka|\.) poczt\p{L}*|postboks|box\s\d)/iu;

interface Place {
  code: string;
  /** The number of its house; '' for none. */
  house: string;
}

function placeOf(address: string): Place | null {
  const code = POST_BOX.test(address) ? undefined : postalCodes(address).at(-1);
  if (code === undefined) return null;
  const numbers = (address.match(/\d[\d\s-]*/g) ?? []).map((number) => number.replace(/[\s-]/g, ''));
  return { code, house: numbers.find((number) => !number.includes(code) && !code.includes(number)) ?? '' };
}

/** Two codes of one country; the code of another country may stand beside the same street. */
const differ = (one: Place, other: Place): boolean =>
  one.code === other.code
    ? one.house !== '' && other.house !== '' && one.house !== other.house
    : one.code.length === other.code.length;

/** Whether two of the addresses are of different places, as those of branches are, and not one address in two spellings. */
export function areSeveralPlaces(addresses: readonly string[]): boolean {
  const places = addresses.flatMap((address) => placeOf(address) ?? []);
  return places.some((one, at) => places.slice(at + 1).some((other) => differ(one, other)));
}
