import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from '../infra/logger/describe-error.ts';
import { inRequest } from '../infra/logger/request-scope.ts';

const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The secret part of an address of published files, also in a mistyped or percent-encoded address. */
const SECRET_PART = /((?:[/\\]|%2f|%5c)(?:s|%[57]3)(?:[/\\]|%2f|%5c)+)[^/\\%]+/gi;

/** The path without its query: a query may contain an address, a token or a mail address. */
const pathOf = (url: string | undefined) => (url ?? '').split('?', 1)[0]?.replace(SECRET_PART, '$1…');

/**
 * Gives each request an id (the proxy's, if it is valid), which all of its work carries, and logs one line
 * when it ends.
 */
export function requestLog(logger: Logger): RequestHandler {
  const log = pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode === 500) return 'error';
      // What is switched off, busy or away: no bug.
      if (response.statusCode > 500) return 'warn';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    // The line is logged after the last byte was sent, outside the async context of the request.
    customSuccessObject: (request, _response, line) => ({ ...line, requestId: request.id }),
    customErrorObject: (request, response, error, { err, ...line }) => ({
      ...line,
      // For a status alone pino-http makes an error of its own, whose stack tells nothing.
      ...(error.message === `failed with status code ${response.statusCode}` ? {} : { err }),
      requestId: request.id,
    }),
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: { raw: unknown }) => describeError(error.raw),
    },
  });
  return (request, response, next) => log(request, response, () => inRequest(String(request.id), next));
}
