import { type ErrorCode, errorCatalogue } from '@visible-ai/shared/contract/errors';
import { waitText } from '@visible-ai/shared/contract/wait-text';

interface AppErrorOptions {
  /** Replaces the catalogue's text. */
  text?: string;
  details?: unknown;
  /** Set if the error goes away with time. The code then has another status, if it defines one. */
  passing?: boolean;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The status of a code when the error goes away with time. `Retry-After` then says when. */
export const passingStatus: Partial<Record<ErrorCode, number>> = { plan_limit: 429 };

/** Says when, where the time is known: "Please try again later." becomes "Please try again in 30 seconds." */
const sayWhen = (text: string, seconds: number | undefined): string =>
  seconds === undefined ? text : text.replace(/(?<=try again )later(?=\.$)/, `in ${waitText(seconds)}`);

/** An expected failure, answered with its code's status. Any other thrown error is a bug (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(sayWhen(options.text ?? errorCatalogue[code].text, options.retryAfterSeconds), {
      cause: options.cause,
    });
    this.name = 'AppError';
    this.code = code;
    this.status = (options.passing ? passingStatus[code] : undefined) ?? errorCatalogue[code].status;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
