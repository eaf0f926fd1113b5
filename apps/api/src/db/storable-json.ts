import { storableText } from '@visible-ai/shared/content/storable-text';

const clean = (_key: string, value: unknown) => (typeof value === 'string' ? storableText(value) : value);

/** How JSON writes a NUL and half of a surrogate pair. A backslash before such letters of a text looks the same. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** A value as JSON, with every sign that PostgreSQL's jsonb cannot keep replaced by U+FFFD, as a browser shows it. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Almost no value has such a sign, and looking at every string of one takes four times as long.
  return MAY_BE_UNSTORABLE.test(text) ? JSON.stringify(value, clean) : text;
}

/** A value that is JSON, with every sign that PostgreSQL's jsonb cannot keep replaced: the same value if it has none. */
export const storable = <T>(value: T): T =>
  MAY_BE_UNSTORABLE.test(JSON.stringify(value)) ? JSON.parse(JSON.stringify(value, clean)) : value;
