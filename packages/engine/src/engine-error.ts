import { type ErrorCode, errorCatalogue } from '@visible-ai/shared/contract/errors';

/** The errors that the engine can throw, by the ids of the contract. */
export type EngineErrorCode = Extract<
  ErrorCode,
  | 'unavailable'
  | 'shutting_down'
  | 'unprocessable'
  | 'target_refused'
  | 'target_unreachable'
  | 'target_timeout'
  | 'target_http_error'
>;

interface EngineErrorOptions {
  /** Replaces the default text. */
  text?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * An expected failure: a site that cannot be read, a limit that is reached, or an engine that is closed. `message` is for a person, `code` is for a
 * program. Anything else that the engine throws is a bug, or the reason of an aborted signal.
 */
export class EngineError extends Error {
  readonly code: EngineErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: EngineErrorCode, options: EngineErrorOptions = {}) {
    super(options.text ?? errorCatalogue[code].text, { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
