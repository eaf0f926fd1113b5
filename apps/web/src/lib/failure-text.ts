import { waitText } from '@visible-ai/shared/contract/wait-text';
import { ApiError } from './api-error.ts';

/** The server's own text, 'Not authenticated', does not say what happened or what to do. */
const ENDED = 'Your session has ended. Please sign in again.';

/** A gateway answers for a server that it cannot reach. Its `Retry-After` may also be a date, which is left out. */
function awayText(retryAfter: string | null): string {
  const seconds = Number(retryAfter);
  return `The service cannot be reached right now. Please try again ${seconds > 0 ? `in ${waitText(seconds)}` : 'in a moment'}.`;
}

/** Without an answer nobody knows whether the server has done what was asked. */
const lostText = (): string =>
  navigator.onLine
    ? 'Network error: no answer came. Check your connection and try again.'
    : 'Network error: there is no connection. Try again when you are online.';

/** Why a call failed and what to do next: in the server's words, or else in the screen's. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'not_authenticated') return ENDED;
  if (error.code === 'network') return error.status >= 500 ? awayText(error.retryAfter) : lostText();
  return error.serverText ?? otherwise;
}
