import { EngineError } from '@visible-ai/engine';
import type { ErrorEnvelope } from '@visible-ai/shared/contract/errors';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { isUnstorableText } from '../db/is-unstorable-text.ts';
import { AppError } from './app-error.ts';
import { bearerChallenge } from './bearer-challenge.ts';

/** A database that is away usually comes back, or restarts, in about this time. */
const RETRY_AFTER_SECONDS = 5;

/** body-parser has no type for a body that is not packed as its header says, but marks it as the client's fault. */
const isClientsFault = (error: unknown) =>
  error instanceof Error &&
  'expose' in error &&
  error.expose === true &&
  'status' in error &&
  error.status === 400;

/** Returns the error for the caller. body-parser and the router name their errors by `type`; anything else is a bug. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof EngineError) {
    const { code, message: text, retryAfterSeconds } = error;
    return new AppError(code, { text, cause: error, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) });
  }
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new AppError('payload_too_large', { cause: error });
    case 'entity.parse.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return new AppError('invalid_json', { cause: error });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new AppError('unsupported_media_type', { cause: error });
  }
  if (isClientsFault(error))
    return new AppError('invalid_json', {
      text: 'The request body cannot be unpacked as its content-encoding says.',
      cause: error,
    });
  if (error instanceof URIError)
    return new AppError('invalid_input', { text: 'The address is not valid.', cause: error });
  if (isUnstorableText(error))
    return new AppError('invalid_input', {
      text: 'The text holds a sign that cannot be stored, such as a NUL.',
      cause: error,
    });
  if (isDatabaseAway(error))
    return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  return new AppError('internal', { cause: error });
}

/** Makes the errors of all later handlers say `success: false`. */
export const saySuccess: RequestHandler = (_request, response, next) => {
  response.locals.saysSuccess = true;
  next();
};

export function sendError(response: Response, error: AppError): void {
  if (error.retryAfterSeconds !== undefined)
    response.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  if (error.status === 401)
    response.set('www-authenticate', bearerChallenge(response.req.headers.authorization !== undefined));
  const envelope: ErrorEnvelope = {
    error: error.message,
    code: error.code,
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(response.locals.saysSuccess === true ? { success: false } : {}),
  };
  response.status(error.status).set('cache-control', 'no-store').json(envelope);
}

/** The innermost cause in one line. In an outage we log the reason, not a stack for each call. */
function reasonOf(error: Error): string {
  let inner: Error = error;
  while (inner.cause instanceof Error) inner = inner.cause;
  return inner.message;
}

/**
 * Answers every failed call with the error envelope, and logs the cause if it is a bug. What is switched off or
 * away is no bug: anybody can ask for it, and must not fill the log with stacks.
 */
export const errorHandler: ErrorRequestHandler = (error, request, response, _next) => {
  const known = toAppError(error);
  if (known.code === 'internal') request.log.error({ err: error }, known.message);
  else if (known.status >= 500) request.log.warn({ reason: reasonOf(known) }, known.message);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendError(response, known);
};
