import type { Access, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { AppError } from './app-error.ts';
import { sendEventStream } from './event-stream.ts';
import { parseInput } from './parse-input.ts';
import { requireAccess } from './require-access.ts';
import type { CallContext, Route } from './route.ts';
import { sendFile } from './send-file.ts';
import type { StopSignal } from './stop-signal.ts';
import type { Authenticate, Viewer } from './viewer.ts';

export interface RouteGuards {
  authenticate: Authenticate;
  consumeLimit: ConsumeLimit;
  stop: StopSignal;
  /** Told of every call that was answered, with the seconds it took. */
  onAnswered?: (endpointId: string, status: number, seconds: number) => void;
}

const clientLeft = (response: Response): AbortSignal => {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  return controller.signal;
};

function callContext(
  request: Request,
  response: Response,
  viewer: Viewer | null,
  stop: StopSignal,
): CallContext {
  return {
    viewer,
    clientIp: request.ip ?? 'unknown',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: String(request.id),
    log: request.log,
    signal: AbortSignal.any([clientLeft(response), stop.signal]),
  };
}

async function limit(
  endpoint: EndpointShape,
  request: Request,
  viewer: Viewer | null,
  consume: ConsumeLimit,
) {
  const decision = await consume(endpoint.limit, {
    client: request.ip ?? 'unknown',
    account: viewer?.userId,
  });
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
}

/** The way of every call: who is it, may they, not too often, parse, act, parse the answer. */
function handler(bound: Route, guards: RouteGuards): RequestHandler {
  const { authenticate, consumeLimit, stop, onAnswered } = guards;
  const { endpoint } = bound;
  const access: Access = endpoint.access;
  return async (request, response) => {
    const since = performance.now();
    response.on('close', () =>
      onAnswered?.(endpoint.id, response.statusCode, (performance.now() - since) / 1000),
    );
    const viewer = await requireAccess(request, access, authenticate);
    const input = parseInput(endpoint, request);
    await limit(endpoint, request, viewer, consumeLimit);
    const call = callContext(request, response, viewer, stop);
    response.set('cache-control', endpoint.cacheControl ?? 'no-store');
    if (bound.kind === 'stream') {
      if (stop.signal.aborted) throw new AppError('shutting_down', { retryAfterSeconds: 10 });
      await sendEventStream(response, bound.handle(input, call), clientLeft(response));
      return;
    }
    if (bound.kind === 'file') {
      await sendFile(request, response, await bound.handle(input, call), call.signal);
      return;
    }
    const answer: { status: number; body?: unknown } = await bound.handle(input, call);
    const schema = endpoint.answers[answer.status];
    response.status(answer.status);
    if (schema) response.json(schema.parse(answer.body));
    else response.end();
  };
}

/**
 * Mounts every route once, in the endpoints' own paths.
 *
 * @throws when a declared endpoint has no handler, or a handler is bound twice: a start-up error.
 */
export function mountRoutes(
  app: Express,
  endpoints: readonly EndpointShape[],
  routes: readonly Route[],
  guards: RouteGuards,
): void {
  const byId = new Map(routes.map((bound) => [bound.endpoint.id, bound]));
  if (byId.size !== routes.length) throw new Error('A route is bound twice');
  for (const endpoint of endpoints) {
    const bound = byId.get(endpoint.id);
    if (!bound) throw new Error(`No handler is bound to the endpoint ${endpoint.id}`);
    const method = endpoint.method.toLowerCase() as Lowercase<EndpointShape['method']>;
    app[method](endpoint.path, handler(bound, guards));
    byId.delete(endpoint.id);
  }
  const [extra] = byId.keys();
  if (extra) throw new Error(`The route ${extra} is not in the list of endpoints`);
}
