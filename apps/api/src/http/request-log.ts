import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from '../infra/logger/describe-error.ts';

const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The path without its query: a query may hold an address, a token or a mail. */
const pathOf = (url: string | undefined) => (url ?? '').split('?', 1)[0];

/** Gives each request an id (the proxy's, when it looks like one) and writes one line when it ends. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: { raw: unknown }) => describeError(error.raw),
    },
  });
}
