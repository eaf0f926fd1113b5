import { ApiError } from './api-error.ts';

/** The server's own words about a failure, else what the screen says by itself. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError
    ? (error.serverText ?? (error.status === 0 ? error.message : otherwise))
    : otherwise;
