/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a list, or the one value as a list. */
export const listOf = (value: JsonValue | undefined): JsonValue[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The texts among the values of a property. */
export const textsOf = (value: JsonValue | undefined): string[] =>
  listOf(value).filter((each) => typeof each === 'string');
