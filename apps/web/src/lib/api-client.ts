import type { EndpointArguments, EndpointResult, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { authorizedRequest } from './authorized-request.ts';
import { withOnceKey } from './once-key.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Calls an endpoint of the contract with typed arguments, and checks the answer.
 * zod is loaded with the endpoint values and not with this file, so a page that makes no call does not load
 * it.
 *
 * A call that spends something is done once, also if it is repeated because its answer was lost.
 *
 * @throws ApiError, whose message can be shown; AbortError when `signal` is aborted.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  args: EndpointArguments<E>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<EndpointResult<E>> {
  const send = async (idempotencyKey?: string) =>
    readAnswer(endpoint, await authorizedRequest(endpoint, { ...args, idempotencyKey }, signal));
  return endpoint.takesIdempotencyKey ? withOnceKey(`${endpoint.id} ${JSON.stringify(args)}`, send) : send();
}
