import type { EndpointArguments, EndpointResult, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { authorizedRequest } from './authorized-request.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Calls an endpoint of the contract with typed arguments, and checks the answer.
 * zod is loaded with the endpoint values and not with this file, so a page that makes no call does not load
 * it.
 *
 * @throws ApiError, whose message can be shown; AbortError when `signal` is aborted.
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  args: EndpointArguments<E>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<EndpointResult<E>> {
  return readAnswer(endpoint, await authorizedRequest(endpoint, args, signal));
}
