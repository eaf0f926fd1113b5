import { ApiError } from './api-error.ts';

/** The server's text about a failure, or else the screen's own text. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError
    ? (error.serverText ?? (error.status === 0 ? error.message : otherwise))
    : otherwise;
