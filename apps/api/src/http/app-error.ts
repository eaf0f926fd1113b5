import { type ErrorCode, errorCatalogue } from '@visible-ai/shared/contract/errors';

interface AppErrorOptions {
  /** Replaces the catalogue's text. */
  text?: string;
  details?: unknown;
  /** Passes with time: the code's status for that, where it has one. */
  passing?: boolean;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure, answered with its code's status. Everything else that is thrown is a bug (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.text ?? errorCatalogue[code].text, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    const known: { status: number; passing?: number } = errorCatalogue[code];
    this.status = (options.passing ? known.passing : undefined) ?? known.status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
