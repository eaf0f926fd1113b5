/** A thing that the page describes, before its values are flattened to text. */
export interface LinkedNode {
  syntax: 'json-ld' | 'microdata' | 'rdfa';
  types: string[];
  id: string | null;
  properties: Map<string, LinkedValue[]>;
  block: number | null;
}

/** Text, a nested thing, or a reference to one by its id. */
export type LinkedValue = string | LinkedNode | { ref: string };

/** Enough for any honest page; anything beyond is not read. */
export const MOST_NODES = 1000;
export const MOST_VALUES = 50;
export const MOST_PROPERTIES = 100;
export const MOST_TYPES = 20;
/** For types and properties: a name may contain the address of its vocabulary each time. */
export const LONGEST_NAME = 200;
/** Answers of a FAQ are the longest values that anybody reads. */
export const MOST_CHARACTERS = 5000;

export function newNode(
  syntax: LinkedNode['syntax'],
  types: string[],
  block: number | null = null,
): LinkedNode {
  const named = types.slice(0, MOST_TYPES).map((type) => type.slice(0, LONGEST_NAME));
  return { syntax, types: named, id: null, properties: new Map(), block };
}

/** Adds a value; values beyond the limits are dropped. */
export function addValue(node: LinkedNode, name: string, value: LinkedValue): void {
  const property = name.slice(0, LONGEST_NAME);
  const values = node.properties.get(property);
  if (values) {
    if (values.length < MOST_VALUES) values.push(value);
  } else if (node.properties.size < MOST_PROPERTIES) {
    node.properties.set(property, [value]);
  }
}

export function isNode(value: LinkedValue): value is LinkedNode {
  return typeof value !== 'string' && 'properties' in value;
}

/** The first text among a property's values. */
export function textValue(node: LinkedNode, property: string): string | null {
  const found = node.properties.get(property)?.find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : null;
}
