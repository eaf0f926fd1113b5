import type { Request, RequestHandler, Response } from 'express';
import { AppError } from './app-error.ts';
import { pathPattern } from './path-pattern.ts';

/** A method, and a path where it is taken. */
export interface Taken {
  readonly method: string;
  readonly path: string;
}

/** Who takes GET takes HEAD (RFC 9110, 9.1), and OPTIONS is answered at every known address. */
const allowed = (methods: readonly string[]) => [
  ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
  'OPTIONS',
];

/**
 * Answers a request to an address that does not take its method: OPTIONS with the methods that it takes, any other
 * with a 405 that names them too (RFC 9110, 9.3.7 and 15.5.6). It needs no rights: the list of calls is public.
 *
 * @param methods those that the address takes.
 * @returns whether the request was answered.
 * @throws AppError method_not_allowed.
 */
export function answerOtherMethod(request: Request, response: Response, methods: readonly string[]): boolean {
  const { method } = request;
  const allow = allowed(methods);
  if (method !== 'OPTIONS' && allow.includes(method)) return false;
  response.set('allow', allow.join(', '));
  if (method !== 'OPTIONS')
    throw new AppError('method_not_allowed', {
      text: `${request.originalUrl.split('?', 1)[0]} takes ${allow.slice(0, -1).join(', ')}, not ${method}.`,
    });
  response.status(204).end();
  return true;
}

/** Answers methods that a known address does not take; an unknown address is left to others. */
export function refuseOtherMethods(taken: readonly Taken[]): RequestHandler {
  const patterns = taken.map(({ method, path }) => ({ method, path: pathPattern(path) }));
  return (request, response, next) => {
    const asked = `${request.baseUrl}${request.path}`;
    // `OPTIONS *` asks about the service as a whole (RFC 9110, 9.3.7).
    const isWhole = request.originalUrl === '*';
    const methods = patterns.flatMap(({ method, path }) => (isWhole || path.test(asked) ? [method] : []));
    if (methods.length === 0 || !answerOtherMethod(request, response, methods)) next();
  };
}
