import { isJsonObject, type JsonValue, listOf } from './json-value.ts';

const MOST_DEPTH = 20;

const isReference = (value: JsonValue): boolean =>
  isJsonObject(value) && Object.keys(value).length === 1 && '@id' in value;

/**
 * Whether a value says at least what is wanted. In JSON-LD the order does not matter, one value equals a list
 * of one, and more facts do not contradict.
 *
 * @param unnamed true to accept a thing without an id of its own that says all of it.
 */
export function saysAll(
  there: JsonValue | undefined,
  wanted: JsonValue,
  unnamed = false,
  depth = 0,
): boolean {
  if (depth > MOST_DEPTH) return false;
  if (there === undefined) return false;
  if (Array.isArray(wanted) || Array.isArray(there)) {
    const found = listOf(there);
    return listOf(wanted).every((each) =>
      found.some((one) => !Array.isArray(one) && saysAll(one, each, unnamed, depth + 1)),
    );
  }
  if (isJsonObject(wanted)) {
    if (!isJsonObject(there)) return isReference(wanted) && there === wanted['@id'];
    const isFree = (name: string) => unnamed && name === '@id' && !('@id' in there) && !isReference(wanted);
    return Object.entries(wanted).every(
      ([name, value]) => isFree(name) || saysAll(there[name], value, unnamed, depth + 1),
    );
  }
  if (isJsonObject(there)) return isReference(there) && there['@id'] === wanted;
  return String(there).trim() === String(wanted).trim();
}

/** Whether two values say the same. */
export const saysSame = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  one === undefined || other === undefined ? one === other : saysAll(one, other) && saysAll(other, one);
