import type { EndpointArguments, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { ApiError } from './api-error.ts';
import { authorizedRequest } from './authorized-request.ts';
import { serverProblem } from './server-problem.ts';

/**
 * Calls an endpoint that answers with a file.
 *
 * @throws ApiError, whose message can be shown.
 */
export async function fetchFile<E extends EndpointShape & { file: object }>(
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<Blob> {
  const response = await authorizedRequest(endpoint, args);
  if (!response.ok) throw serverProblem(response.status, await response.text());
  try {
    return await response.blob();
  } catch (cause) {
    // The connection broke, so the file is incomplete.
    throw new ApiError('Network error', { status: response.status, code: 'network', cause });
  }
}
