const REPLACEMENT = '\uFFFD';
const UNSTORABLE_SIGN = String.raw`\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]`;
/** NUL and half surrogate pairs. JSON and JavaScript accept them, PostgreSQL does not, no file should. */
const UNSTORABLE = new RegExp(UNSTORABLE_SIGN, 'g');
const HAS_UNSTORABLE = new RegExp(UNSTORABLE_SIGN);

/** Whether a text can be stored without changes. */
export const isStorable = (text: string): boolean => !HAS_UNSTORABLE.test(text);

/** Replaces every character that PostgreSQL cannot store with U+FFFD, as browsers do. */
export const storableText = (text: string): string => text.replace(UNSTORABLE, REPLACEMENT);
