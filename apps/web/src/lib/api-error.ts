/** The fields of an `ApiError` besides its message. */
export interface ApiErrorFacts {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** The server's stable error id (see the error catalogue), or `network`, `unexpected_answer` or `http`. */
  readonly code: string;
  readonly details?: unknown;
  /** The server's text for people, if it sent one. */
  readonly serverText?: string;
  /** The header `Retry-After` of an answer that is not ours, as that of a gateway. */
  readonly retryAfter?: string | null;
  readonly cause?: unknown;
}

/** The answer did not arrive or could not be read: the server may have done what was asked. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network';

/** A failed call. Its `message` can be shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly serverText: string | undefined;
  readonly retryAfter: string | null;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details;
    this.serverText = facts.serverText;
    this.retryAfter = facts.retryAfter ?? null;
  }
}
