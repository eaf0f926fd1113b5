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

/** The status of a code where the same passes with time, which `Retry-After` tells. */
export const passingStatus: Partial<Record<ErrorCode, number>> = { plan_limit: 429 };

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
    this.status = (options.passing ? passingStatus[code] : undefined) ?? errorCatalogue[code].status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
