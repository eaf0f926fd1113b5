import type { Access, EndpointShape, LimitName } from '@visible-ai/shared/contract/endpoint';
import type { Express, Request, RequestHandler, Response } from 'express';
import { createPlaces, type Place } from '../infra/rate-limit/create-places.ts';
import { limitNumbers } from '../infra/rate-limit/limit-numbers.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { AppError } from './app-error.ts';
import { sendEventStream } from './event-stream.ts';
import { parseInput } from './parse-input.ts';
import { requireAccess } from './require-access.ts';
import type { CallContext, Route } from './route.ts';
import { sendFile } from './send-file.ts';
import type { StopSignal } from './stop-signal.ts';
import type { Authenticate, Viewer } from './viewer.ts';

type Input = ReturnType<typeof parseInput>;

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

/** Places at the limits that say how many of their calls are worked on at once. */
function placesByLimit() {
  const places = new Map<LimitName, ReturnType<typeof createPlaces>>();
  return async (name: LimitName, { viewer, signal }: CallContext): Promise<Place | undefined> => {
    const { atOnce } = limitNumbers[name];
    if (!atOnce || !viewer) return undefined;
    const takePlace = places.get(name) ?? createPlaces(atOnce);
    places.set(name, takePlace);
    const place = await takePlace(viewer.userId, signal);
    if (!place) throw new AppError('rate_limited', { retryAfterSeconds: 1 });
    return place;
  };
}

/** Acts and answers. */
async function answer(
  { bound, input, place }: { bound: Route; input: Input; place: Place | undefined },
  call: CallContext,
  response: Response,
): Promise<void> {
  const { endpoint } = bound;
  if (bound.kind === 'stream') {
    await sendEventStream(response, bound.handle(input, call), clientLeft(response));
    return;
  }
  if (bound.kind === 'file') {
    const reader = { signal: call.signal, rest: place?.rest };
    await sendFile(response.req, response, await bound.handle(input, call), reader);
    return;
  }
  const answered: { status: number; body?: unknown } = await bound.handle(input, call);
  const schema = endpoint.answers[answered.status];
  response.status(answered.status);
  if (schema) response.json(schema.parse(answered.body));
  else response.end();
}

/** The way of every call: who is it, may they, not too often, parse, act, parse the answer. */
function handler(
  bound: Route,
  guards: RouteGuards,
  takePlace: ReturnType<typeof placesByLimit>,
): RequestHandler {
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
    if (bound.kind === 'stream' && stop.signal.aborted)
      throw new AppError('shutting_down', { retryAfterSeconds: 10 });
    const place = await takePlace(endpoint.limit, call);
    try {
      await answer({ bound, input, place }, call, response);
    } finally {
      place?.leave();
    }
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
  const takePlace = placesByLimit();
  const byId = new Map(routes.map((bound) => [bound.endpoint.id, bound]));
  if (byId.size !== routes.length) throw new Error('A route is bound twice');
  for (const endpoint of endpoints) {
    const bound = byId.get(endpoint.id);
    if (!bound) throw new Error(`No handler is bound to the endpoint ${endpoint.id}`);
    const method = endpoint.method.toLowerCase() as Lowercase<EndpointShape['method']>;
    app[method](endpoint.path, handler(bound, guards, takePlace));
    byId.delete(endpoint.id);
  }
  const [extra] = byId.keys();
  if (extra) throw new Error(`The route ${extra} is not in the list of endpoints`);
}
