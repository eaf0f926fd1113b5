import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';

/** The arguments of a call without types. `call` and `streamEvents` have the types. */
export interface LooseArguments {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : [];

function address(endpoint: EndpointShape, args: LooseArguments): string {
  const params = new Map(entriesOf(args.params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(args.query)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Builds the request for an endpoint and its arguments, without credentials. */
export function endpointRequest(
  endpoint: EndpointShape,
  args: LooseArguments,
): { address: string; init: RequestInit & { headers: Record<string, string> } } {
  const headers: Record<string, string> = {
    accept: endpoint.events ? 'text/event-stream' : 'application/json',
  };
  if (args.idempotencyKey) headers['idempotency-key'] = args.idempotencyKey;
  // Answers for an account must never come from a cache.
  const init = { method: endpoint.method, headers, cache: 'no-store' } as const;
  if (args.body === undefined) return { address: address(endpoint, args), init };
  headers['content-type'] = 'application/json';
  return { address: address(endpoint, args), init: { ...init, body: JSON.stringify(args.body) } };
}
