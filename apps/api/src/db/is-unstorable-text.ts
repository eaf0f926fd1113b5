/**
 * PostgreSQL's text has no NUL: as a parameter it is an untranslatable character (22021), inside JSON an
 * invalid escape (22P05).
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Whether an error or its cause means that a text cannot be stored. */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && UNSTORABLE.has(String(error.code))) return true;
  return error.cause !== undefined && isUnstorableText(error.cause);
}
