const REPLACEMENT = '\uFFFD';
/** NUL, and halves of a surrogate pair: JSON and JavaScript carry them, PostgreSQL refuses them. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text with every sign that PostgreSQL cannot keep replaced by U+FFFD, as a browser shows it. */
export function storableText(text: string): string {
  return text.replace(UNSTORABLE, REPLACEMENT);
}
