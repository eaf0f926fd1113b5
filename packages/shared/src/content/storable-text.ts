const REPLACEMENT = '\uFFFD';
const UNSTORABLE_SIGN = String.raw`\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]`;
/** NUL, and halves of a surrogate pair: JSON and JavaScript carry them, PostgreSQL refuses them, no file should have them. */
const UNSTORABLE = new RegExp(UNSTORABLE_SIGN, 'g');
const HAS_UNSTORABLE = new RegExp(UNSTORABLE_SIGN);

/** Whether a text can be kept byte for byte. */
export const isStorable = (text: string): boolean => !HAS_UNSTORABLE.test(text);

/** The text with every sign that PostgreSQL cannot keep replaced by U+FFFD, as a browser shows it. */
export const storableText = (text: string): string => text.replace(UNSTORABLE, REPLACEMENT);
