import { storableText } from '@visible-ai/shared/content/storable-text';

const clean = (_key: string, value: unknown) => (typeof value === 'string' ? storableText(value) : value);

/** A NUL or half of a surrogate pair in JSON. A text with a backslash before such letters looks the same. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/**
 * A value as JSON, with every character that PostgreSQL's jsonb cannot store replaced by U+FFFD, as a browser
 * shows it.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Almost no value has such a character, and checking every string takes four times as long.
  return MAY_BE_UNSTORABLE.test(text) ? JSON.stringify(value, clean) : text;
}

/** A JSON value with every character replaced that jsonb cannot store; the same value if it has none. */
export const storable = <T>(value: T): T =>
  MAY_BE_UNSTORABLE.test(JSON.stringify(value)) ? JSON.parse(JSON.stringify(value, clean)) : value;
