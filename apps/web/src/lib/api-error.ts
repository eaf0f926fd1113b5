/** What an `ApiError` has besides its message. */
export interface ApiErrorFacts {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number;
  /** The server's stable error id (see the contract's error catalogue), or one of `network`, `unexpected_answer`, `http`. */
  readonly code: string;
  readonly details?: unknown;
  /** The server's own words for a person, where it sent any. */
  readonly serverText?: string;
  readonly cause?: unknown;
}

/** A call that did not succeed. `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly serverText: string | undefined;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.status = facts.status;
    this.code = facts.code;
    this.details = facts.details;
    this.serverText = facts.serverText;
  }
}
