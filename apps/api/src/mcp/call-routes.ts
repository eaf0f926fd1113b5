import type {
  EndpointEvent,
  EndpointInput,
  EndpointResult,
  EndpointShape,
} from '@visible-ai/shared/contract/endpoint';
import type { CallContext, Route } from '../http/route.ts';

/** Calls of the API from inside the service: the same handlers and the same answers. */
export interface CallRoutes {
  call<E extends EndpointShape>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    context: CallContext,
  ): Promise<EndpointResult<E>>;
  watch<E extends EndpointShape & { events: object }>(
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    context: CallContext,
  ): AsyncIterable<EndpointEvent<E>>;
}

/** Makes calls by their endpoint. Access and limits were checked before. */
export function createCallRoutes(routes: readonly Route[]): CallRoutes {
  const byId = new Map(routes.map((bound) => [bound.endpoint.id, bound]));
  const boundTo = (endpoint: EndpointShape) => {
    const bound = byId.get(endpoint.id);
    if (!bound) throw new Error(`No handler is bound to the endpoint ${endpoint.id}`);
    return bound;
  };
  const whole = (input: object) => ({ params: undefined, query: undefined, body: undefined, ...input });
  return {
    async call<E extends EndpointShape>(endpoint: E, input: Partial<EndpointInput<E>>, context: CallContext) {
      const bound = boundTo(endpoint);
      if (bound.kind !== 'answer') throw new Error(`${endpoint.id} does not answer at once`);
      const answered: { status: number; body?: unknown } = await bound.handle(whole(input), context);
      // The endpoint's own schema gives the type.
      return endpoint.answers[answered.status]?.parse(answered.body) as EndpointResult<E>;
    },
    watch<E extends EndpointShape & { events: object }>(
      endpoint: E,
      input: Partial<EndpointInput<E>>,
      context: CallContext,
    ) {
      const bound = boundTo(endpoint);
      if (bound.kind !== 'stream') throw new Error(`${endpoint.id} is no stream`);
      // `streamRoute` has checked the handler against the endpoint's events.
      return bound.handle(whole(input), context) as AsyncIterable<EndpointEvent<E>>;
    },
  };
}
