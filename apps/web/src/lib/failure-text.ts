import { ApiError } from './api-error.ts';

/** The server's own text, 'Not authenticated', does not say what happened or what to do. */
const ENDED = 'Your session has ended. Please sign in again.';

/** The server's text about a failure, or else the screen's own text. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'not_authenticated') return ENDED;
  return error.serverText ?? (error.status === 0 ? error.message : otherwise);
}
