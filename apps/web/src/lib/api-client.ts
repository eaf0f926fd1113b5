import type { EndpointArguments, EndpointResult, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { authorizedRequest } from './authorized-request.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Calls an endpoint of the contract: typed arguments in, a checked answer out.
 *
 * zod comes along with the endpoint values, never with this file, so a page that calls nothing does not load it.
 *
 * @throws ApiError, whose message can be shown; AbortError when `signal` says so.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  args: EndpointArguments<E>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<EndpointResult<E>> {
  return readAnswer(endpoint, await authorizedRequest(endpoint, args, signal));
}
