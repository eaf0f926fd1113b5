import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { LooseArguments } from './endpoint-request.ts';
import { sendRequest } from './send-request.ts';
import { parseProblem } from './server-problem.ts';
import { refreshSession } from './tokens/refresh-session.ts';
import { readTokens } from './tokens/token-storage.ts';

/** 401s that speak of a password or a refresh token, which new tokens would not change. */
const NOT_THE_ACCESS_TOKEN = new Set(['invalid_credentials', 'refresh_failed']);

async function refusesTheToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const problem = parseProblem(await response.clone().text());
  return !NOT_THE_ACCESS_TOKEN.has(problem?.code ?? '');
}

/**
 * Sends with the stored access token; after a 401 refreshes the session and tries once more. A public
 * call goes on as a visitor's when the session turns out to be over.
 *
 * @throws as `sendRequest`.
 */
export async function authorizedRequest(
  endpoint: EndpointShape,
  args: LooseArguments,
  signal?: AbortSignal,
): Promise<Response> {
  const accessToken = readTokens()?.accessToken;
  const response = await sendRequest(endpoint, args, { accessToken, signal });
  if (!accessToken || !(await refusesTheToken(response))) return response;
  const renewed = await refreshSession(accessToken);
  if (!renewed && endpoint.access !== 'public') return response;
  return sendRequest(endpoint, args, { accessToken: renewed?.accessToken, signal });
}
