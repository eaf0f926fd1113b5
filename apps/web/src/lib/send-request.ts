import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { ApiError } from './api-error.ts';
import { endpointRequest, type LooseArguments } from './endpoint-request.ts';

export interface SendOptions {
  readonly accessToken?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Whether the call was aborted, which is not an error to show. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Sends one HTTP request and returns the response, whatever its status.
 *
 * @throws ApiError 'Network error' with status 0 if there was no answer; AbortError when aborted.
 */
export async function sendRequest(
  endpoint: EndpointShape,
  args: LooseArguments,
  { accessToken, signal }: SendOptions = {},
): Promise<Response> {
  const { address, init } = endpointRequest(endpoint, args);
  if (accessToken) init.headers.authorization = `Bearer ${accessToken}`;
  try {
    return await fetch(address, { ...init, ...(signal && { signal }) });
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError('Network error', { status: 0, code: 'network', cause });
  }
}
