import type { EndpointArguments, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { call } from './api-client.ts';
import { ApiError } from './api-error.ts';

/**
 * Deletes something. It is no failure that it is gone already: another tab was first, or the answer to an earlier
 * try was lost.
 *
 * @throws as `call`, except for `not_found`.
 */
export async function callUnlessGone<E extends EndpointShape>(
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<void> {
  try {
    await call(endpoint, args);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
