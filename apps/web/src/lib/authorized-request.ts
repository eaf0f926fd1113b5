import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { LooseArguments } from './endpoint-request.ts';
import { sendRequest } from './send-request.ts';
import { parseProblem } from './server-problem.ts';
import { refreshSession } from './tokens/refresh-session.ts';
import { readTokens } from './tokens/token-storage.ts';

/** Codes of 401 answers about a password or a refresh token. New tokens would not help. */
const NOT_THE_ACCESS_TOKEN = new Set(['invalid_credentials', 'refresh_failed']);

async function refusesTheToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const problem = parseProblem(await response.clone().text());
  return !NOT_THE_ACCESS_TOKEN.has(problem?.code ?? '');
}

/**
 * Sends a request with the stored access token. After a 401 it refreshes the session and tries once more. If
 * the session is over, a public call is sent without a token.
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
