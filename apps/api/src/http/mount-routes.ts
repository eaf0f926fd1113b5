import type { EndpointShape, LimitName } from '@visible-ai/shared/contract/endpoint';
import type { Express, RequestHandler, Response } from 'express';
import type { AnswerOnce, KeptAnswer } from '../infra/idempotency/answer-once.ts';
import { createPlaces, type Place } from '../infra/rate-limit/create-places.ts';
import { limitNumbers } from '../infra/rate-limit/limit-numbers.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { actOnce, idempotencyKey } from './act-once.ts';
import { AppError } from './app-error.ts';
import { callContext, clientLeft } from './call-context.ts';
import { countCall, keyed } from './count-call.ts';
import { decideAccess } from './decide-access.ts';
import { beginEventStream, sendEventStream } from './event-stream.ts';
import { openUpload } from './open-upload.ts';
import { parseInput } from './parse-input.ts';
import type { CallContext, Route } from './route.ts';
import { sendFile } from './send-file.ts';
import type { StopSignal } from './stop-signal.ts';
import type { Authenticate } from './viewer.ts';

type Input = ReturnType<typeof parseInput>;

export interface RouteGuards {
  authenticate: Authenticate;
  consumeLimit: ConsumeLimit;
  answerOnce: AnswerOnce;
  stop: StopSignal;
  /** Called after every answered call, with the seconds that it took. */
  onAnswered?: (endpointId: string, status: number, seconds: number) => void;
}

/** Gives out places for the limits that say how many of their calls may run at once. */
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

interface Asked {
  bound: Route;
  input: Input;
  place: Place | undefined;
}

/** Runs the handler and sends the answer. */
async function answer(
  { bound, input, place }: Asked,
  call: CallContext,
  response: Response,
  answerOnce: AnswerOnce,
): Promise<void> {
  const { endpoint } = bound;
  if (bound.kind === 'stream') {
    if (response.req.method === 'HEAD') {
      beginEventStream(response).end();
      return;
    }
    await sendEventStream(response, bound.handle(input, call), clientLeft(response), call.signal);
    return;
  }
  if (bound.kind === 'file') {
    const reader = { signal: call.signal, rest: place?.rest };
    await sendFile(response.req, response, await bound.handle(input, call), reader);
    return;
  }
  const act = async (): Promise<KeptAnswer> => {
    const answered: { status: number; body?: unknown } =
      bound.kind === 'upload'
        ? await bound.handle(input, openUpload(endpoint, response.req, response), call)
        : await bound.handle(input, call);
    const schema = endpoint.answers[answered.status];
    return schema
      ? { status: answered.status, body: schema.parse(answered.body) }
      : { status: answered.status };
  };
  const { viewer, onceKey, signal } = call;
  const { status, body } =
    onceKey !== null && viewer
      ? await actOnce(answerOnce, { endpoint, viewer, key: onceKey, input, signal }, response, act)
      : await act();
  response.status(status);
  if (endpoint.answers[status]) response.json(body);
  else response.end();
}

/** The steps of every call: identify the caller, check access, count, parse the input, act, parse the answer. */
function handler(
  bound: Route,
  guards: RouteGuards,
  takePlace: ReturnType<typeof placesByLimit>,
): RequestHandler {
  const { authenticate, consumeLimit, answerOnce, stop, onAnswered } = guards;
  const { endpoint } = bound;
  return async (request, response) => {
    const since = performance.now();
    response.on('close', () =>
      onAnswered?.(endpoint.id, response.statusCode, (performance.now() - since) / 1000),
    );
    const admission = await decideAccess(request, endpoint, authenticate);
    const visits = 'viewer' in admission && admission.viewer === null;
    // Every call with a key is counted, and its answer says what is left. A person's call is counted once it is valid.
    const byKey = keyed(request, visits);
    const calls = endpoint.counts;
    if ('refusal' in admission) {
      // A forbidden call counts against the general limit: a leaked key must not use up the limits that its owner needs.
      if (byKey) await countCall(consumeLimit, 'default', byKey, response);
      throw admission.refusal;
    }
    if (byKey) await countCall(consumeLimit, endpoint.limit, { ...byKey, calls }, response);
    const { viewer } = admission;
    const input = parseInput(endpoint, request);
    const onceKey = idempotencyKey(endpoint, request);
    const person = { client: request.ip ?? 'unknown', account: viewer?.userId, calls };
    if (!byKey) await countCall(consumeLimit, endpoint.limit, person, response);
    const call = callContext(request, response, { viewer, onceKey, stop });
    response.set('cache-control', endpoint.cacheControl ?? 'no-store');
    if (bound.kind === 'stream' && stop.signal.aborted)
      throw new AppError('shutting_down', { retryAfterSeconds: 10 });
    const place = await takePlace(endpoint.limit, call);
    try {
      await answer({ bound, input, place }, call, response, answerOnce);
    } finally {
      place?.leave();
    }
  };
}

/**
 * Mounts every route once, at its endpoint's path.
 *
 * @throws at the start when a declared endpoint has no handler or has two.
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
